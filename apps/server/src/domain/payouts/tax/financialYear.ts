import { INDIA_AHEAD_MS, indiaDay } from '@potli/api/units/india';

/** A financial year of India: 1 April to 31 March. */
export interface FinancialYear {
  /** The calendar year in which it begins. */
  year: number;
  from: Date;
  /** Not in it any more. */
  until: Date;
}

const APRIL = 3;

const midnightInIndia = (year: number, month: number) => new Date(Date.UTC(year, month, 1) - INDIA_AHEAD_MS);

export const financialYear = (year: number): FinancialYear => ({
  year,
  from: midnightInIndia(year, APRIL),
  until: midnightInIndia(year + 1, APRIL),
});

/** The year in which the financial year of a moment begins. */
export function yearOf(at: Date): number {
  const india = new Date(at.getTime() + INDIA_AHEAD_MS);
  return india.getUTCFullYear() - (india.getUTCMonth() < APRIL ? 1 : 0);
}

/** Its months until a moment, as 2026-04, the oldest first. */
export function monthsOf({ year, from }: FinancialYear, now: Date): string[] {
  const starts = Array.from({ length: 12 }, (_, n) => midnightInIndia(year, APRIL + n));
  return starts
    .filter((start) => start <= now || start.getTime() === from.getTime())
    .map((start) => indiaDay(start).slice(0, 7));
}
