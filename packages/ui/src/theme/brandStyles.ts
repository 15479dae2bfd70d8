import { brandRules } from './brandRules.ts';
import { refuseTokens } from './refuseTokens.ts';
import type { BrandTokens } from './tokens.ts';

/**
 * The style sheet of a brand, in the cascade layer of brands. A plain function: call it where your app is built, and
 * save or serve the text. Fonts of the brand are your own `@font-face` rules.
 *
 * @returns CSS that applies to every element with `data-brand="<name>"`
 * @throws RangeError for a name or colour that is none, with its place; `checkBrand` looks at the contrast
 */
export function brandStyles(tokens: BrandTokens): string {
  refuseTokens(tokens);
  const rules = brandRules(tokens).map(({ selector, colorScheme, properties, media }) => {
    const lines = Object.entries({ ...(colorScheme && { 'color-scheme': colorScheme }), ...properties });
    const rule = `${selector} {\n${lines.map(([property, value]) => `  ${property}: ${value};\n`).join('')}}\n`;
    return media ? `@media ${media} {\n${rule}}\n` : rule;
  });
  return `@layer potli.brand {\n${rules.join('')}}\n`;
}
