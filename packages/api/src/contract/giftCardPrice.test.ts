import { expect, test } from 'vitest';
import { giftCardPrice, isDenomination } from './giftCardPrice.ts';

// by hand: 333 × 98.9 % is 329.337, 199 × 92.5 % is 184.075, 50 × 98.77 % is 49.385
test.each([
  [1000, 3.5, 1, 1000, 35, 965],
  [250, 2.5, 1, 250, 6.25, 243.75],
  [333, 1.1, 1, 333, 3.67, 329.33],
  [333, 1.1, 3, 999, 11.01, 987.99],
  [199, 7.5, 1, 199, 14.93, 184.07],
  [50, 1.23, 1, 50, 0.62, 49.38],
  [500, 0, 2, 1000, 0, 1000],
  [500, 100, 1, 500, 500, 0],
])('₹%d at %d%% off, %d of them: worth %d, saves %d, costs %d', (denomination, discount, count, ...price) => {
  const [faceValue, saving, youPay] = price;
  expect(giftCardPrice(discount, denomination, count)).toEqual({ faceValue, saving, youPay });
});

test.each([
  [500, true],
  [1000, true],
  [1100, true],
  [1150, false],
  [900, false],
  [2100, false],
  [500.5, false],
  [0, false],
  [-500, false],
])('₹%d is a denomination of 500 and 1,000 to 2,000 in steps of 100: %s', (rupees, expected) => {
  const card = { denominations: [500], denominationRange: { min: 1000, max: 2000, step: 100 } };
  expect(isDenomination(card, rupees)).toBe(expected);
});

test('no card is sold above the limit, whatever the catalogue says', () => {
  expect(isDenomination({ denominations: [10_001], denominationRange: null }, 10_001)).toBe(false);
  expect(isDenomination({ denominations: [10_000], denominationRange: null }, 10_000)).toBe(true);
});
