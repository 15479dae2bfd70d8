import type { RowProblem } from './ImportReport.ts';

/** Hundredths of a number with at most two decimals: paise of rupees, basis points of a percentage. */
export function toHundredths(value: number): number {
  return Math.round(value * 100);
}

/** A problem for a number that has more than two decimals. */
export function decimalsProblem(value: number, path: string): RowProblem[] {
  const exact = Math.abs(toHundredths(value) / 100 - value) < 1e-9;
  return exact ? [] : [{ path, reason: 'Must have at most two decimals' }];
}
