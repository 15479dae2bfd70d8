import { INDIA_AHEAD_MS, indiaDay } from '@potli/api/units/india';

/** Month and day on which banks are closed everywhere in India, every year. Most other holidays are those of some states. */
const CLOSED_EVERYWHERE = [
  // Republic Day
  '01-26',
  // the banks' own year ends
  '04-01',
  // Independence Day
  '08-15',
  // Gandhi Jayanti
  '10-02',
  // Christmas
  '12-25',
];

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Whether banks in India work on the day of a time there. They rest on Sundays, on every second and fourth Saturday, and
 * on holidays (Reserve Bank of India, "Bank Holidays").
 * @param holidays more days on which they rest, as `2026-11-09`
 */
export function isBankingDay(time: Date, holidays: readonly string[] = []): boolean {
  const there = new Date(time.getTime() + INDIA_AHEAD_MS);
  const date = indiaDay(time);
  if (CLOSED_EVERYWHERE.includes(date.slice(5)) || holidays.includes(date)) return false;
  const ordinal = Math.ceil(there.getUTCDate() / 7);
  return there.getUTCDay() !== SUNDAY && !(there.getUTCDay() === SATURDAY && ordinal % 2 === 0);
}
