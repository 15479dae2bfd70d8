/** What a reader chose: a theme of their own, or that of the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Where a chosen theme is remembered; absent for the system's. */
export const THEME_KEY = 'theme';

/** Colour of the browser's own bars: the brand's header. */
export const themeColors = { light: '#F6A91B', dark: '#2F152D' } as const;

/** What is shown now. The early script has put what was remembered on the root element. */
export function readTheme(): ThemeChoice {
  return toChoice(document.documentElement.dataset.theme);
}

export function toChoice(text: string | null | undefined): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}
