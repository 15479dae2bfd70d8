import { expect, test } from 'vitest';
import { splitReward } from './splitReward.ts';

test.each([
  ['Up to 9% Cashback', { figure: 'Up to 9%', word: 'Cashback' }],
  [' Flat ₹320  cashback ', { figure: 'Flat ₹320', word: 'cashback' }],
  ['₹75 extra', { figure: '₹75 extra' }],
  ['Cashback', { figure: 'Cashback' }],
  ['', { figure: '' }],
])('splits "%s"', (reward, parts) => {
  expect(splitReward(reward)).toEqual(parts);
});
