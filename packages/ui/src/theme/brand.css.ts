import { assignVars, globalStyle } from '@vanilla-extract/css';
import { potli } from '../brands/potli/tokens.ts';
import type { BrandTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Writes one brand into the theme contract: light by default, dark where `data-theme="dark"`
 * says so, or where the system prefers it and no `data-theme` was chosen.
 */
function brandStyles(brand: BrandTokens) {
  const root = `:root[data-brand="${brand.name}"]`;
  const { light, dark, font, radius, elevation } = brand;
  globalStyle(root, {
    colorScheme: 'light',
    vars: assignVars(vars, { color: light, font, radius, elevation }),
  });
  const darkRule = { colorScheme: 'dark', vars: assignVars(vars.color, dark) };
  globalStyle(`${root}[data-theme="dark"]`, darkRule);
  globalStyle(`${root}:not([data-theme])`, { '@media': { '(prefers-color-scheme: dark)': darkRule } });
}

brandStyles(potli);
