import { invalid } from '../errors/ProblemError.ts';
import { decimalsOf, symbolOf } from './currencies.ts';
import { type Fractions, splitSign, toMinorUnits } from './decimals.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';
import { LONGEST_AMOUNT, notNegative } from './readRupees.ts';

/** Larger than any sale, in whatever currency; and exact as a number of JSON. */
const MOST_MINOR = 10n ** 15n;

/**
 * An amount in a currency other than rupees, in its smallest unit: 12.5 USD is 1250, 12.5 JPY is 12. Its code or sign may stand
 * beside it.
 * @param currency code of ISO 4217
 * @param what for the error: "amount of the sale"
 * @throws ProblemError invalid, also for a negative amount and one in another currency
 */
export const readForeign = (text: string, what: string, currency: string): bigint =>
  notNegative(readSignedForeign(text, what, currency), text, what);

/** The same where an amount can be taken back. */
export function readSignedForeign(text: string, what: string, currency: string, fractions: Fractions = 'cut'): bigint {
  const bare = withoutUnit(bareText(text), currency);
  const { isNegative, amount: signless } = splitSign(bare);
  const amount = withoutUnit(signless, currency);
  const minor = amount.length > LONGEST_AMOUNT ? undefined : toMinorUnits(amount, decimalsOf(currency), fractions);
  if (minor === undefined || minor > MOST_MINOR) {
    throw invalid(`The ${what} is no amount in ${currency}: ${quoted(text)}.`);
  }
  return isNegative ? -minor : minor;
}

function withoutUnit(text: string, currency: string): string {
  for (const unit of [currency, symbolOf(currency).toUpperCase()]) {
    if (text.toUpperCase().startsWith(unit)) return text.slice(unit.length).trim();
    if (text.toUpperCase().endsWith(unit)) return text.slice(0, -unit.length).trim();
  }
  return text;
}
