/** What texts leave to the site that shows them: who runs it, and how to reach them. */
export const siteWords = [
  'productName',
  'legalName',
  'office',
  'city',
  'supportMail',
  'officer',
  'officerTitle',
  'officerMail',
  'officerPhone',
  'officerHours',
] as const;
export type SiteWord = (typeof siteWords)[number];

/** `{name}`, a placeholder. */
export const WORD = /\{(\w+)\}/g;

/** A text with words in place of `{name}`; names that are not among them stay. */
export const fillWords = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(WORD, (whole, name: string) => (Object.hasOwn(words, name) ? (words[name] as string) : whole));
