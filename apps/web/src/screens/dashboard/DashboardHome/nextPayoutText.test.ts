import { NextPayout } from '@potli/api/contract/wallet';
import { expect, test } from 'vitest';
import { nextPayoutText } from './nextPayoutText.ts';

const now = Date.parse('2026-11-27T06:30:00Z');
const tomorrow = '2026-11-28T06:30:00.000Z';
const yesterday = '2026-11-26T06:30:00.000Z';
const reasons = NextPayout.shape.waitsFor.def.innerType.options;
const textOf = (waitsFor: NextPayout['waitsFor'], expectedBy: string | null) =>
  nextPayoutText({ amount: 39.96, waitsFor, expectedBy }, now).text;

test.each([null, ...reasons])('%s: one sentence with the amount, and no date that has passed', (reason) => {
  for (const by of [tomorrow, yesterday, null]) {
    const text = textOf(reason, by);
    expect(text).toMatch(/^.*₹39\.96 .*\.$/);
    expect(text).not.toContain('26-11-2026');
  }
});

test('every reason has a sentence of its own', () => {
  expect(new Set([null, ...reasons].map((reason) => textOf(reason, null))).size).toBe(reasons.length + 1);
});

test('a date is shown only where one is known', () => {
  expect(textOf(null, tomorrow)).toBe('₹39.96 is expected in your bank by 28-11-2026.');
  expect(textOf(null, yesterday)).toBe('₹39.96 is on its way to your bank, and takes longer than expected.');
  expect(textOf(null, null)).toBe('₹39.96 is on its way to your bank.');
  expect(textOf('HOLD', tomorrow)).toContain('by 28-11-2026');
});
