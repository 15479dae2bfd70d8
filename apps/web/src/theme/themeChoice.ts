/** The theme that a visitor chose, or `system` for the one of their device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Key in local storage of a chosen theme; absent for the system's. */
export const THEME_KEY = 'theme';

/** Colour of the browser's own bars: the brand's header. */
export const themeColors = { light: '#F6A91B', dark: '#2F152D' } as const;

/** The theme of this page. The early script has put a stored choice on the root element. */
export function readTheme(): ThemeChoice {
  return toChoice(document.documentElement.dataset.theme);
}

export function toChoice(text: string | null | undefined): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Shows the light or the dark theme on a page that shows none yet, with its colour in the browser's bars. */
export function applyTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = themeColors[theme];
  // The colours of both themes have a media query; the first meta that matches counts.
  document.head.prepend(meta);
}

/** Shows another theme on this page. */
export function showTheme(choice: ThemeChoice): void {
  document.head.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else applyTheme(choice);
}
