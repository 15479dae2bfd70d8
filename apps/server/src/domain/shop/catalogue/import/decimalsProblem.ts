import { toBasisPoints, toPercent } from '@potli/api/units/percent';
import type { RowProblem } from './ImportReport.ts';

/** A problem for rupees or a percentage with more than two decimals. */
export function decimalsProblem(value: number, path: string): RowProblem[] {
  const exact = Math.abs(toPercent(toBasisPoints(value)) - value) < 1e-9;
  return exact ? [] : [{ path, reason: 'Must have at most two decimals' }];
}
