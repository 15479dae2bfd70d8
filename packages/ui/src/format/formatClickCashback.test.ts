import { expect, test } from 'vitest';
import { formatClickCashback } from './formatClickCashback.ts';

test.each([
  [0, 9, '9%'],
  [0, 10.5, '10.5%'],
  [0, 7.000001, '7%'],
  [0, 0, '0%'],
  [320, 9, '₹320'],
  [1500, 0, '₹1,500'],
])('%d rupees or %d percent reads %s', (rupees, percent, text) => {
  expect(formatClickCashback(rupees, percent)).toBe(text);
});
