/** The printable characters of ASCII. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * What the texts of a shop are written with, but ₹: the small fonts of the brands have these characters. A page with another
 * one loads the whole font.
 */
export const COMMON_CHARACTERS = `${ascii}\u00a0\u202f\u2060©·×–—‘’“”•…−`;

/** Weights that the design system uses: the small fonts have no others. */
export const COMMON_WEIGHTS = { min: 400, max: 800 };

/** The same characters as a `unicode-range`, with line breaks, for which browsers would load the whole font. */
export const commonRange = Array.from(COMMON_CHARACTERS.slice(ascii.length))
  .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`)
  .reduce((range, one) => `${range},${one}`, 'U+0-7E');
