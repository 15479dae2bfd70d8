/** Facts about the person who chooses a password. An attacker who knows them tries these first. */
export interface Owner {
  email: string;
  name: string;
  mobileNumber: string;
}

/** Shorter words are part of other words. */
const SHORTEST_WORD = 3;
/** What has to be left of a password without its owner's words: letters and digits. */
const FEWEST_LEFT = 5;

/** Letters, marks and digits only, in one spelling: `Asha.Rao` and `asha rao` are the same. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const partsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u);

/**
 * Whether a password is its owner's e-mail address, a part of it, the name, the number or the product's name, or little more than
 * these: `Asha.Rao12` of asha.rao@mail.example.
 */
export function isOwnPassword(password: string, { email, name, mobileNumber }: Owner, productName: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  const texts = [email, local, domain, name, productName, mobileNumber, ...[local, domain, name].flatMap(partsOf)];
  const words = [...new Set(texts.map(plain))].filter((word) => word.length >= SHORTEST_WORD);
  const whole = plain(password);
  const left = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole);
  return left !== whole && Array.from(left).length < FEWEST_LEFT;
}
