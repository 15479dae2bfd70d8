import { invalid } from '../errors/ProblemError.ts';
import { bareText } from './plainText.ts';
import { quoted } from './quoted.ts';

/** Ten crore rupees: no sale, commission, fee or payment from outside is larger. */
export const MOST_PAISE = 10n ** 10n;

type Fractions = 'cut' | 'refuse';

/** With all decimals of a float. */
const LONGEST = 60;
const BEFORE = /^(?:₹|rs\.?|inr|rupees?)\s*/i;
const AFTER = /\s*(?:\/[-=]|₹|rs\.?|inr|rupees?|only)$/i;
const FOREIGN = /^(?:[a-z]{0,3}[$€£¥₩₽]|[a-z]{3})\s*[\d.,]|[\d.,]\s*(?:[$€£¥₩₽]|[a-z]{3})$/i;
const PLAIN = /^(\d*)\.?(\d*)$/;
/** 1,24,990.50 and 124,990.50 and 124 990.50, but not 12,50. */
const GROUPED = /^(\d{1,3}(?:([, '’])\d{2,3})?(?:\2\d{2,3})*[, '’]\d{3})(?:\.(\d*))?$/;
/** 1.249,50 and 1249,50: a comma with one or two digits behind it groups nothing. */
const EUROPEAN = /^(\d{1,3}(?:[. ]\d{2,3})*|\d+),(\d{1,2})$/;
/** 1.249.500: a number has one point at most. */
const POINTS = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/;
/** 5E-07 is what floats leave of nothing. */
const TINY = /^\d(?:\.\d+)?e-(\d+)$/i;
const TINY_FROM = 5;
/** 5.3999999999999995: less than a millionth of a rupee is missing. */
const ALMOST_NEXT = /^9{4}/;
const ALMOST_NONE = /^(?:0{4}|0*$)/;

/**
 * Rupees as networks, banks and spreadsheets write them, in paise. What floats add or take is rounded away. Other fractions
 * of a paisa are left out, so that no more is paid than was earned.
 * @param what for the error: "amount of the sale"
 * @param fractions whether other fractions of a paisa are refused
 * @throws ProblemError invalid, also for a negative amount and above ten crore rupees
 */
export function readRupees(text: string, what: string, fractions: Fractions = 'cut'): bigint {
  const paise = readSignedRupees(text, what, fractions);
  if (paise >= 0n) return paise;
  throw invalid(`The ${what} is negative: ${quoted(text)}. Add lines that correct an order up before.`);
}

/** The same where an amount can be taken back: -12.50, 12.50- and (12.50) are negative. */
export function readSignedRupees(text: string, what: string, fractions: Fractions = 'cut'): bigint {
  const refuse = (why: string) => invalid(`The ${what} ${why}: ${quoted(text)}.`);
  const unsigned = withoutCurrency(bareText(text));
  const negative = /^\((.*)\)$|^-(.*)$|^(.+)-$/
    .exec(unsigned)
    ?.slice(1)
    .find((each) => each !== undefined);
  const amount = withoutCurrency((negative ?? unsigned).replace(/^\+/, ''));
  if (amount.length > LONGEST) throw refuse('is no amount');
  if (FOREIGN.test(amount)) throw refuse('is in another currency than INR');
  const paise = toPaise(amount, fractions);
  if (paise === undefined) throw refuse('is no amount');
  if (paise > MOST_PAISE) throw refuse('is larger than ₹10,00,00,000');
  return negative === undefined ? paise : -paise;
}

function withoutCurrency(text: string): string {
  const bare = text.replace(BEFORE, '').replace(AFTER, '').trim();
  return bare === text ? bare : withoutCurrency(bare);
}

function toPaise(amount: string, fractions: Fractions): bigint | undefined {
  const [rupees, decimals] = split(amount);
  if (rupees === undefined) return undefined;
  const rest = decimals.slice(2);
  if (fractions === 'refuse' && !ALMOST_NEXT.test(rest) && !ALMOST_NONE.test(rest)) return undefined;
  return BigInt(rupees + decimals.slice(0, 2).padEnd(2, '0')) + (ALMOST_NEXT.test(rest) ? 1n : 0n);
}

function split(amount: string): [rupees: string | undefined, decimals: string] {
  const tiny = Number(TINY.exec(amount)?.[1] ?? 0);
  if (tiny >= TINY_FROM) return ['0', ''];
  if (!/\d/.test(amount)) return [undefined, ''];
  const [, plain, points] = PLAIN.exec(amount) ?? [];
  if (plain !== undefined) return [plain || '0', points ?? ''];
  const [, grouped, , behind = ''] = GROUPED.exec(amount) ?? [];
  if (grouped !== undefined) return [grouped.replace(/\D/g, ''), behind];
  const [, european, cents = ''] = EUROPEAN.exec(amount) ?? [];
  if (european !== undefined) return [european.replace(/\D/g, ''), cents];
  return [POINTS.test(amount) ? amount.replaceAll('.', '') : undefined, ''];
}
