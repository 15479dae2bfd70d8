import { expect, test } from 'vitest';
import { cardReward } from './cardReward.ts';

test.each([
  [{ percent: 0, amount: 1250 }, '₹1,250 Cashback'],
  [{ percent: 2, amount: 1250 }, '₹1,250 Cashback'],
  [{ percent: 0, amount: 99.5 }, '₹99.50 Cashback'],
  [{ percent: 1.25, amount: 0 }, '1.25% Cashback'],
  [{ percent: 0, amount: 0 }, 'Cashback'],
  [undefined, 'Cashback'],
])('%j is shown as %s', (cashback, text) => {
  expect(cardReward({ cashback })).toBe(text);
});
