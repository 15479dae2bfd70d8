import { expect, it } from 'vitest';
import type { RateRow } from './catalogueDocument.ts';
import { raisedRates } from './rateMargins.ts';

const rate = (appliesTo: string, percent: number, more: Partial<RateRow> = {}): RateRow => ({
  appliesTo,
  percent,
  amount: 0,
  newUsersOnly: false,
  isDefault: false,
  kind: 'sale',
  categories: [],
  ...more,
});

it('a rate waits above the limit, and a new one against the highest', () => {
  expect(raisedRates([rate('Shoes', 6)], [rate('Shoes', 9)], 50)).toEqual([]);
  expect(raisedRates([rate('Shoes', 6)], [rate('Shoes', 9.01)], 50)).toEqual([
    '"Shoes" is raised from 6 % to 9.01 %, by more than 50 %',
  ]);
  expect(raisedRates([rate('Shoes', 6)], [rate('Shoes', 6), rate('Hats', 9)], 50)).toEqual([]);
  expect(raisedRates([], [rate('Shoes', 90)], 50)).toEqual([]);
});

it('tiers of the same goods are compared with what such an order earned before', () => {
  const tiers = [rate('Bills', 2, { minimum: 600 }), rate('Bills', 7, { minimum: 2_000 })];
  expect(raisedRates(tiers, tiers, 50)).toEqual([]);
  // the higher rate for smaller orders
  expect(raisedRates(tiers, [rate('Bills', 7, { minimum: 700 })], 50)).toHaveLength(1);
  expect(raisedRates(tiers, [rate('Bills', 7, { minimum: 100 })], 50)).toHaveLength(1);
  const welcome = [rate('All', 2), rate('All', 8, { newUsersOnly: true })];
  expect(raisedRates(welcome, welcome, 50)).toEqual([]);
  // what new customers earned, for all
  expect(raisedRates(welcome, [rate('All', 8)], 50)).toHaveLength(1);
});
