/**
 * A word without its English plural, so that "sneaker" and "sneakers", "accessory" and "accessories" are one. The
 * result is for comparing only.
 */
export function stemWord(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=(?:s|x|z|ch|sh))es$|(?<!s)s$/, '');
  return singular.replace(/(?:ie|y)$/, 'i');
}
