import { invalid } from '../errors/ProblemError.ts';
import { RUPEE } from './currencies.ts';
import { type Fractions, splitSign, toMinorUnits } from './decimals.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';

/** Ten crore rupees: no sale, commission, fee or payment from outside is larger. */
export const MOST_PAISE = 10n ** 10n;

/** Long enough for all decimals of a float. */
export const LONGEST_AMOUNT = 60;
/** The same with its currency around it, so that a long text is not searched for more of them. */
const LONGEST_TEXT = 2 * LONGEST_AMOUNT;
const BEFORE = new RegExp(String.raw`^${RUPEE}\s*`, 'i');
const AFTER = new RegExp(String.raw`\s*(?:/[-=]|${RUPEE}|only)$`, 'i');
const FOREIGN = /^(?:[a-z]{0,3}[$€£¥₩₽]|[a-z]{3})\s*[\d.,]|[\d.,]\s*(?:[$€£¥₩₽]|[a-z]{3})$/i;

/**
 * Rupees as networks, banks and spreadsheets write them, in paise. What floats add or take is rounded away. Other fractions
 * of a paisa are left out, so that no more is paid than was earned.
 * @param what for the error: "amount of the sale"
 * @param fractions whether other fractions of a paisa are refused
 * @throws ProblemError invalid, also for a negative amount and above ten crore rupees
 */
export function readRupees(text: string, what: string, fractions: Fractions = 'cut'): bigint {
  return notNegative(readSignedRupees(text, what, fractions), text, what);
}

/** @throws ProblemError invalid for a negative amount */
export function notNegative(amount: bigint, text: string, what: string): bigint {
  if (amount >= 0n) return amount;
  throw invalid(`The ${what} is negative: ${quoted(text)}. Add lines that correct an order up before.`);
}

/** The same where an amount can be taken back: -12.50, 12.50- and (12.50) are negative. */
export function readSignedRupees(text: string, what: string, fractions: Fractions = 'cut'): bigint {
  const refuse = (why: string) => invalid(`The ${what} ${why}: ${quoted(text)}.`);
  const bare = bareText(text);
  if (bare.length > LONGEST_TEXT) throw refuse('is no amount');
  const { isNegative, amount: signless } = splitSign(withoutCurrency(bare));
  const amount = withoutCurrency(signless);
  if (amount.length > LONGEST_AMOUNT) throw refuse('is no amount');
  if (FOREIGN.test(amount)) throw refuse('is in another currency than INR');
  const paise = toMinorUnits(amount, 2, fractions);
  if (paise === undefined) throw refuse('is no amount');
  if (paise > MOST_PAISE) throw refuse('is larger than ₹10,00,00,000');
  return isNegative ? -paise : paise;
}

function withoutCurrency(text: string): string {
  const bare = text.replace(BEFORE, '').replace(AFTER, '').trim();
  return bare === text ? bare : withoutCurrency(bare);
}
