import { decimalsOf } from '../../../incoming/currencies.ts';

/**
 * What an amount in another currency is in paise. Fractions of a paisa are left out, so that no more is paid than was earned;
 * below zero they are added.
 * @param minor in the smallest unit of the currency
 * @param currency code of ISO 4217
 * @param rate rupees for one unit, as decimals: `83.1234`
 */
export function toPaise(minor: bigint, currency: string, rate: string): bigint {
  const [whole = '0', behind = ''] = rate.split('.');
  // rupees have two decimals
  return (minor * BigInt(whole + behind) * 100n) / 10n ** BigInt(decimalsOf(currency) + behind.length);
}
