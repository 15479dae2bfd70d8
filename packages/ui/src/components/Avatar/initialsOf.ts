/** A letter with its marks: the vowel signs of Indian scripts belong to the letter before them. */
const LETTER = /\p{L}\p{M}*/u;

/** The first letters of the first and the last word of a name, in capitals: "Asha Devi Rao" → "AR". */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  return `${first}${last}`.toUpperCase();
}
