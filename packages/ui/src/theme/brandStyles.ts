import { brandRules } from './brandRules.ts';
import type { BrandTokens } from './tokens.ts';

/**
 * The style sheet of a brand, in the cascade layer of brands. A plain function: call it where your app is built, and
 * save or serve the text. Fonts of the brand are your own `@font-face` rules.
 *
 * @returns CSS that applies to every element with `data-brand="<name>"`
 */
export function brandStyles(tokens: BrandTokens): string {
  const rules = brandRules(tokens).map(({ selector, colorScheme, properties, media }) => {
    const lines = Object.entries({ ...(colorScheme && { 'color-scheme': colorScheme }), ...properties });
    const rule = `${selector} {\n${lines.map(([property, value]) => `  ${property}: ${value};\n`).join('')}}\n`;
    return media ? `@media ${media} {\n${rule}}\n` : rule;
  });
  return `@layer potli.brand {\n${rules.join('')}}\n`;
}
