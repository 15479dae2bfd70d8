import { expect, test } from 'vitest';
import { toNumberText } from './toNumberText.ts';

test.each([
  ['98765 43210', 0, '9876543210'],
  ['00123', 0, '00123'],
  ['₹1,24,990', 0, '124990'],
  ['1,24,990.50', 0, '124990'],
  ['-12e3', 0, '123'],
  ['₹1,24,990.505', 2, '124990.50'],
  ['12.', 2, '12.'],
  ['.5', 2, '.5'],
  ['1.2.3', 2, '1.23'],
  ['abc', 2, ''],
  ['', 0, ''],
] as const)('%j with %i decimals is %j', (entry, decimals, expected) => {
  expect(toNumberText(entry, decimals)).toBe(expected);
});
