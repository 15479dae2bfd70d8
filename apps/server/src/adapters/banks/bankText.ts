/**
 * Text as banks in India take it: Latin letters, digits, single blanks and the given signs between them. Accents are left
 * out; what is written in another script is dropped.
 * @param most characters
 */
export function bankText(text: string, most: number, signs = ''): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const allowed = Array.from(plain, (sign) => (/[A-Za-z0-9]/.test(sign) || signs.includes(sign) ? sign : ' '))
    .join('')
    .replace(/ +/g, ' ');
  const trimmed = (cut: string) => cut.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
  return trimmed(trimmed(allowed).slice(0, most));
}
