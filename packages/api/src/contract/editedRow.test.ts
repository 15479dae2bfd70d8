import { expect, it } from 'vitest';
import { editedRow } from './editedRow.ts';

const rate = (appliesTo: string, percent: number, isDefault = false) => ({ appliesTo, percent, amount: 0, isDefault });
const row = {
  network: 'bazaar',
  categories: ['shoes', 'bags'],
  programme: { cashback: 'allowed', appTraffic: true },
  rates: [rate('Shoes', 6), rate('Everything', 3, true)],
};

it('sets a field, takes one away, and changes the given parts of one that has parts', () => {
  expect(editedRow(row, { fields: { network: null, programme: { appTraffic: false } } })).toEqual({
    row: { ...row, network: null, programme: { cashback: 'allowed', appTraffic: false } },
  });
});

it('takes entries of a list away and adds others, none twice', () => {
  const entries = { field: 'categories', add: ['bags', 'hats', 'hats'], remove: ['shoes'] };
  expect(editedRow(row, { entries })).toEqual({ row: { ...row, categories: ['bags', 'hats'] } });
  expect(editedRow(row, { entries: { ...entries, field: 'network' } })).toEqual({
    reason: 'network: Is no list',
  });
});

it('sets what the rate pays that holds for all other orders', () => {
  expect(editedRow(row, { defaultRate: { percent: 4 } })).toEqual({
    row: { ...row, rates: [rate('Shoes', 6), rate('Everything', 4, true)] },
  });
  expect(editedRow(row, { defaultRate: { amount: 40 } })).toEqual({ reason: 'rates: "Everything" is in percent' });
  const only = { rates: [rate('All', 2)] };
  expect(editedRow(only, { defaultRate: { percent: 4 } })).toEqual({ row: { rates: [rate('All', 4)] } });
  expect(editedRow({ rates: [] }, { defaultRate: { percent: 4 } })).toEqual({
    reason: 'rates: Has no rates of its own',
  });
});
