import { invalid } from '../../errors/ProblemError.ts';

const CURRENCY = /^(?:₹|rs\.?|inr)\s*/i;
const PLAIN = /^(\d{1,12})(?:\.(\d{1,12}))?$/;
/** 1,24,990.50 and 124,990.50, but not 12,50. */
const GROUPED = /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,12}))?$/;

/**
 * Rupees as a network writes them, in paise. Fractions of a paisa are left out, so that no more is paid than was earned.
 * @param what for the error: "amount of the sale"
 * @throws ProblemError invalid
 */
export function readAmount(text: string, what: string): bigint {
  const amount = text.replace(CURRENCY, '');
  if (amount.startsWith('-') || amount.startsWith('(')) {
    throw invalid(`The ${what} is negative. Add lines that correct an order up before.`);
  }
  const [, rupees, decimals = ''] = PLAIN.exec(amount) ?? GROUPED.exec(amount) ?? [];
  if (rupees === undefined) throw invalid(`The ${what} is no amount.`);
  return BigInt(rupees.replaceAll(',', '') + decimals.slice(0, 2).padEnd(2, '0'));
}
