import { expect, it, test } from 'vitest';
import { financialYear, monthsOf, yearOf } from './financialYear.ts';

test.each([
  ['2026-03-31T18:29:59.999Z', 2025],
  ['2026-03-31T18:30:00.000Z', 2026],
  ['2026-12-31T23:00:00.000Z', 2026],
  ['2027-03-31T18:29:59.999Z', 2026],
])('%s is in the year that begins in April %i in India', (at, year) => {
  expect(yearOf(new Date(at))).toBe(year);
});

it('ends where the next one begins', () => {
  const { from, until, year } = financialYear(2026);
  expect(year).toBe(2026);
  expect(from.toISOString()).toBe('2026-03-31T18:30:00.000Z');
  expect(until).toEqual(financialYear(2027).from);
});

test.each([
  ['before it began', '2026-01-01T00:00:00Z', '2026-04', 1],
  ['in its first month', '2026-04-30T18:29:59.999Z', '2026-04', 1],
  ['from the second month on', '2026-04-30T18:30:00.000Z', '2026-05', 2],
  ['after its end', '2028-01-01T00:00:00Z', '2027-03', 12],
])('%s it has its months until then', (_, now, last, count) => {
  const months = monthsOf(financialYear(2026), new Date(now));
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-04', last, count]);
});
