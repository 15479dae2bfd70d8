/**
 * The name of a story in a sentence: `Makes A Link` and `MakesALink` are "makes a link". Words of capitals stay: UPI.
 */
export function toWords(story: string): string {
  return story
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .split(' ')
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
