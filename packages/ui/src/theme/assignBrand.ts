import { globalStyle } from '@vanilla-extract/css';
import { brandRules } from './brandRules.ts';
import type { BrandTokens } from './tokens.ts';

/** Assigns a brand of this package to the theme contract. Called from the brand's `brand.css.ts`. */
export function assignBrand(tokens: BrandTokens): void {
  for (const { selector, colorScheme, properties, media } of brandRules(tokens)) {
    const rule = { ...(colorScheme && { colorScheme }), vars: properties };
    globalStyle(selector, media ? { '@media': { [media]: rule } } : rule);
  }
}
