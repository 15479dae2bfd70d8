/** What becomes of decimals that a currency does not have: left out, or the number is refused. */
export type Fractions = 'cut' | 'refuse';

const PLAIN = /^(\d*)\.?(\d*)$/;
/** 1,24,990.50 and 124,990.50 and 124 990.50, but not 12,50. */
const GROUPED = /^(\d{1,3}(?=([, '’]))(?:\2\d{2,3})*\2\d{3})(?:\.(\d*))?$/;
/** 1.249,50 and 1249,50: a comma with one or two digits behind it groups nothing. */
const EUROPEAN = /^(\d{1,3}(?:[. ]\d{2,3})*|\d+),(\d{1,2})$/;
/** 1.249.500: a number has one point at most. */
const POINTS = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/;
/** 5E-07 is what floats leave of nothing. */
const TINY = /^\d(?:\.\d+)?e-(\d+)$/i;
const TINY_FROM = 5;
/** 5.3999999999999995: less than a millionth of a unit is missing. */
const ALMOST_NEXT = /^9{4}/;
const ALMOST_NONE = /^(?:0{4}|0*$)/;
const SIGNED = /^\((.*)\)$|^-(.*)$|^(.+)-$/;

/**
 * A number without a sign in the smallest unit of its currency. What floats add or take is rounded away.
 * @param decimals of the currency: 2 for rupees, 0 for yen
 * @returns undefined for what is no number
 */
export function toMinorUnits(amount: string, decimals: number, fractions: Fractions): bigint | undefined {
  const [whole, behind] = split(amount);
  if (whole === undefined) return undefined;
  const rest = behind.slice(decimals);
  if (fractions === 'refuse' && !ALMOST_NEXT.test(rest) && !ALMOST_NONE.test(rest)) return undefined;
  return BigInt(whole + behind.slice(0, decimals).padEnd(decimals, '0')) + (ALMOST_NEXT.test(rest) ? 1n : 0n);
}

/** Takes the sign from a number: -12.50, 12.50- and (12.50) are below zero. */
export function splitSign(text: string): { isNegative: boolean; amount: string } {
  const negative = SIGNED.exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);
  return { isNegative: negative !== undefined, amount: (negative ?? text).replace(/^\+/, '') };
}

function split(amount: string): [whole: string | undefined, behind: string] {
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
