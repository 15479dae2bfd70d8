import { globalStyle, type StyleRule } from '@vanilla-extract/css';

type PlainRule = Pick<StyleRule, 'vars' | 'background' | 'padding' | 'display'>;

/**
 * Styles of a class in one theme, for what colour roles cannot express. The theme is that of the nearest element with
 * `data-theme`, of two inside each other; without one it is the system's.
 */
export function inTheme(theme: 'light' | 'dark', className: string, rule: PlainRule) {
  const chosen = `[data-theme="${theme}"]`;
  const other = `[data-theme="${theme === 'light' ? 'dark' : 'light'}"]`;
  globalStyle(`${chosen} ${className}:not(${chosen} ${other} *)`, rule);
  globalStyle(`${className}:not([data-theme] *)`, { '@media': { [`(prefers-color-scheme: ${theme})`]: rule } });
}
