import { expect, test } from 'vitest';
import { giftCardPrices } from './giftCardPrices.ts';

test.each([
  [1000, 3.5, 35, 965],
  [250, 2.5, 6.25, 243.75],
  [333, 1.1, 3.66, 329.34],
  [199, 7.5, 14.93, 184.07],
  [50, 1.23, 0.62, 49.38],
  [500, 0, 0, 500],
  [500, 100, 500, 0],
])('₹%d at %d%% off saves %d and costs %d', (faceValue, salesDiscount, saving, youPay) => {
  expect(giftCardPrices({ denominations: [faceValue], salesDiscount })).toEqual([{ faceValue, saving, youPay }]);
});
