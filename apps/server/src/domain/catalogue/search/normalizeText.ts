/** Longer names are compared by their beginning. */
const MOST_LETTERS = 120;

/**
 * A text as it is compared: lower case, without accents and punctuation, words parted by one blank, "&" spelt out.
 * Devanagari keeps its signs.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]|\u200c|\u200d/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);
}
