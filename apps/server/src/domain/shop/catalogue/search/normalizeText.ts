/** Only so many characters of a name are compared. */
const MOST_LETTERS = 120;

/**
 * The form in which texts are compared: lower case, without accents and punctuation, words separated by one blank, "&"
 * spelt out. Devanagari keeps its vowel signs.
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
