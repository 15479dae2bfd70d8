import { assignVars, globalStyle } from '@vanilla-extract/css';
import { toMotifVars } from './motifs.ts';
import type { BrandTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Writes one brand into the theme contract, to be called from the brand's own `brand.css.ts`: light by default, dark
 * where `data-theme="dark"` says so, or where the system prefers it and no `data-theme` was chosen.
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
