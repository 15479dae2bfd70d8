import { globalStyle, type StyleRule } from '@vanilla-extract/css';

type PlainRule = Pick<StyleRule, 'vars' | 'background' | 'padding'>;

/** Styles of a class in the dark theme, chosen or from the system, for what colour roles cannot express. */
export function inDark(className: string, rule: PlainRule) {
  globalStyle(`:root[data-theme="dark"] ${className}`, rule);
  globalStyle(`:root:not([data-theme]) ${className}`, { '@media': { '(prefers-color-scheme: dark)': rule } });
}
