import { expect, it } from 'vitest';
import { differencesOf } from './differencesOf.ts';

it('the database gives fields in another order, and none that are undefined: that is no difference', () => {
  const held = { rates: [{ percent: 5, appliesTo: 'Phones' }], programme: { cashback: 'allowed' }, off: false };
  const given = {
    rates: [{ appliesTo: 'Phones', cap: undefined, percent: 5 }],
    programme: { missingSales: undefined, cashback: 'allowed' },
    off: false,
    network: undefined,
  };
  expect(differencesOf(held, given)).toEqual([]);
  expect(differencesOf(given, held)).toEqual([]);
});

it.each<[unknown, unknown]>([
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', 'b']],
  [[], {}],
  [[{ percent: 5 }], [{ percent: 6 }]],
  [{ cap: 1 }, { minimum: 1 }],
  [null, {}],
  [1, '1'],
])('%j differs from %j', (before, after) => {
  expect(differencesOf({ field: before }, { field: after })).toEqual([{ field: 'field', before, after }]);
});
