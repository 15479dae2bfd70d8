const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** "headphones" is meant to find a "headphone", too. */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether every word of a query is the start of a word of the texts. Case, accents and a plural's s do not count. */
export function matchesText(query: string, texts: readonly string[]): boolean {
  const sought = wordsOf(query).map(singular);
  const words = texts.flatMap(wordsOf);
  return sought.length > 0 && sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
