import { toRupees } from '@potli/api/units/money';
import { percentOf } from '@potli/api/units/percent';
import { invalid } from '../../../errors/ProblemError.ts';

interface StatedTax {
  paise: bigint;
  /** The tax that a line says was deducted; undefined where it says nothing. */
  tdsPaise: bigint | undefined;
}

/**
 * Lines with the tax that their network deducted: what they say, or the percent of each. Where both are given they must agree, to
 * a paisa a line, which networks round.
 * @throws ProblemError invalid, with both sums in rupees
 */
export function withTax<Line extends StatedTax>(
  lines: readonly Line[],
  percent: number | undefined,
): (Line & { tdsPaise: bigint })[] {
  const isStated = lines.some(({ tdsPaise }) => tdsPaise !== undefined);
  const ofPercent = lines.map(({ paise }) => shareOf(paise, percent ?? 0));
  if (!isStated) return lines.map((line, n) => ({ ...line, tdsPaise: ofPercent[n] ?? 0n }));
  const stated = sumOf(lines.map(({ tdsPaise }) => tdsPaise ?? 0n));
  const expected = sumOf(ofPercent);
  const difference = stated > expected ? stated - expected : expected - stated;
  if (percent !== undefined && difference > BigInt(lines.length)) {
    throw invalid(
      `The lines say that ₹${toRupees(stated)} of tax were deducted, and ${percent} % of them is ₹${toRupees(expected)}. ` +
        'Leave the percent out, or correct one of both.',
    );
  }
  return lines.map((line) => ({ ...line, tdsPaise: line.tdsPaise ?? 0n }));
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, paise) => sum + paise, 0n);

/** To the paisa, halves away from zero. */
function shareOf(paise: bigint, percent: number): bigint {
  const size = BigInt(Math.round(percentOf(Number(paise < 0n ? -paise : paise), percent)));
  return paise < 0n ? -size : size;
}
