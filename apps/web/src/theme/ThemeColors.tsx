import { themeColors } from './themeChoice.ts';

/** Colour of the browser bars in each theme of the system. Not in a route head, which can have only one meta of a name. */
export function ThemeColors() {
  return Object.entries(themeColors).map(([theme, color]) => (
    <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={color} />
  ));
}
