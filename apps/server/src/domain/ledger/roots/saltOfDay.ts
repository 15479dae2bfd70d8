import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What hides the leaves of a day. Made of `PII_KEY` and the day, stored nowhere: from the database alone no amount can be guessed.
 * @param day in India, `2026-11-24`
 * @returns the salt of a member, 64 digits of hexadecimal
 */
export function saltOfDay(piiKey: string, day: string): (memberId: bigint) => string {
  const secret = Buffer.from(hkdfSync('sha256', piiKey, '', `ledger root ${day}`, 32));
  return (memberId) => createHmac('sha256', secret).update(String(memberId)).digest('hex');
}
