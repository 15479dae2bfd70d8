import { type Difference, shown } from './Difference.ts';

/** Names of what belongs in no answer, however the host spells them: `passwordHash`, `otp_secret`. */
const SECRET = /passw|passphrase|secret|salt|\botp\b|\bcvv\b|private_?key|refresh_?token_?hash/i;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Fields of an answer that a host must never send: those whose names say that they are secret, and that the contract does not
 * know. Any other field may be there besides.
 * @param read - the answer with the fields of the contract alone
 */
export function secretDifferences(answer: unknown, read: unknown, at = 'body'): Difference[] {
  if (!isObject(answer)) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    const place = Array.isArray(answer) ? `${at}[${name}]` : `${at}.${name}`;
    const known = isObject(read) && name in read;
    if (!known && SECRET.test(name))
      return [
        {
          at: place,
          expected: 'no such field: its name says that it is secret, and a secret is never sent',
          got: shown(value),
        },
      ];
    return secretDifferences(value, known ? read[name] : undefined, place);
  });
}
