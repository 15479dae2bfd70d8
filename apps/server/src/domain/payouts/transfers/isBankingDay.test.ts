import { expect, it } from 'vitest';
import { isBankingDay } from './isBankingDay.ts';

const atNoon = (date: string) => new Date(`${date}T12:00:00+05:30`);

it.each([
  ['a Wednesday', '2026-11-25', true],
  ['the first Saturday', '2026-11-07', true],
  ['the second', '2026-11-14', false],
  ['the third', '2026-11-21', true],
  ['the fourth', '2026-11-28', false],
  ['the fifth', '2026-10-31', true],
  ['a Sunday', '2026-11-22', false],
  ['Republic Day', '2027-01-26', false],
  ['Independence Day', '2026-08-15', false],
  ['Gandhi Jayanti', '2026-10-02', false],
  ['the end of the banks’ year', '2027-04-01', false],
  ['Christmas', '2026-12-25', false],
])('%s, %s: %s', (_, date, works) => {
  expect(isBankingDay(atNoon(date))).toBe(works);
});

it('knows more holidays when it is told', () => {
  expect(isBankingDay(atNoon('2026-11-09'), ['2026-11-09', '2026-11-24'])).toBe(false);
  expect(isBankingDay(atNoon('2026-11-10'), ['2026-11-09'])).toBe(true);
});

it('a day begins at midnight in India', () => {
  expect(isBankingDay(new Date('2026-11-21T18:29:59Z'))).toBe(true);
  expect(isBankingDay(new Date('2026-11-21T18:30:00Z'))).toBe(false);
});
