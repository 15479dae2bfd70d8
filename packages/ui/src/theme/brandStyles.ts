import { assignVars, globalStyle } from '@vanilla-extract/css';
import { toMotifVars } from './motifs.ts';
import type { BrandTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Assigns one brand to the theme contract. Called from the brand's `brand.css.ts`. Light is the default; dark applies
 * with `data-theme="dark"`, or without `data-theme` if the system prefers it.
 */
export function brandStyles({ name, light, dark, motif, ...tokens }: BrandTokens) {
  const root = `:root[data-brand="${name}"]`;
  globalStyle(root, {
    colorScheme: 'light',
    vars: assignVars(vars, { color: light, ...tokens, motif: toMotifVars(motif) }),
  });
  const darkRule = {
    colorScheme: 'dark',
    vars: { ...assignVars(vars.color, dark), ...assignVars(vars.logo.brand, tokens.logo.inverse) },
  };
  globalStyle(`${root}[data-theme="dark"]`, darkRule);
  globalStyle(`${root}:not([data-theme])`, { '@media': { '(prefers-color-scheme: dark)': darkRule } });
}
