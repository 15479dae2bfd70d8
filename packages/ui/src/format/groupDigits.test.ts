import { expect, test } from 'vitest';
import { groupDigits } from './groupDigits.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
  [123_456_789_012, '1,23,45,67,89,012'],
  ['1234567.50', '12,34,567.50'],
  [0.25, '0.25'],
])('%s reads %s', (digits, text) => {
  expect(groupDigits(digits)).toBe(text);
});

test('groups like Intl with the locale en-IN', () => {
  const locale = new Intl.NumberFormat('en-IN');
  const numbers = Array.from({ length: 3000 }, (_, n) => Math.floor(1.0113 ** n));
  const whole = numbers.filter(Number.isSafeInteger);
  expect(whole.map(groupDigits)).toEqual(whole.map((number) => locale.format(number)));
});
