import { randomInt } from 'node:crypto';

/** A code that can be said over the phone: `ANANYA42`. @param digits more of them where short ones are taken */
export function makeReferralCode(name: string, digits: number): string {
  const letters =
    name
      .normalize('NFKD')
      .toUpperCase()
      .split(/\s+/)[0]
      ?.replace(/[^A-Z]/g, '')
      .slice(0, 8) ?? '';
  const number = randomInt(10 ** (digits - 1), 10 ** digits);
  return `${letters.length >= 2 ? letters : 'FRIEND'}${number}`;
}

/** As it is stored, however it was typed. */
export const toReferralCode = (typed: string) => typed.trim().toUpperCase();
