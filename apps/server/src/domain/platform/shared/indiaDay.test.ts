import { expect, test } from 'vitest';
import { dayEnd, monthAfter, monthStart } from './indiaDay.ts';

test.each([
  ['2026-12', '2027-01'],
  ['2027-01', '2027-02'],
  ['2027-02', '2027-03'],
  ['2028-02', '2028-03'],
  ['2027-04', '2027-05'],
  ['2027-08', '2027-09'],
])('after %s comes %s, which begins when the last day of it ends', (month, next) => {
  expect(monthAfter(month)).toBe(next);
  const [year, number] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10);
  expect(dayEnd(lastDay)).toEqual(monthStart(next));
  // midnight in India
  expect(monthStart(next).toISOString()).toMatch(/T18:30:00.000Z$/);
});
