import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { expect, it } from 'vitest';
import { bulkFields, sharedFields } from './bulkFields.ts';
import { toManyEdit } from './fieldEdit.ts';

const edit = (kind: 'stores' | 'offers', name: string, value: unknown, more: object = {}) => {
  const field = bulkFields(kind).find((each) => each.name === name);
  if (!field) throw new Error(`${kind} have no ${name}`);
  return toManyEdit({ field, value, way: 'add', unit: 'percent', ...more });
};

it('a list gets entries, loses them, or is replaced', () => {
  expect(edit('stores', 'categories', ['shoes', ' '])).toEqual({ entries: { field: 'categories', add: ['shoes'] } });
  expect(edit('stores', 'categories', [])).toBeUndefined();
  expect(edit('stores', 'categories', ['shoes'], { way: 'remove' })).toEqual({
    entries: { field: 'categories', remove: ['shoes'] },
  });
  expect(edit('stores', 'categories', ['shoes'], { way: 'replace' })).toEqual({ fields: { categories: ['shoes'] } });
});

it('an empty field is taken away, a part is set by itself, and cashback is that of the default rate', () => {
  expect(edit('stores', 'network', '')).toEqual({ fields: { network: null } });
  expect(edit('offers', 'expiryDate', undefined)).toEqual({ fields: { expiryDate: null } });
  expect(edit('stores', 'programme.appTraffic', undefined)).toEqual({ fields: { programme: { appTraffic: false } } });
  expect(edit('stores', 'rates', 4.5)).toEqual({ defaultRate: { percent: 4.5 } });
  expect(edit('stores', 'rates', 40, { unit: 'amount' })).toEqual({ defaultRate: { amount: 40 } });
  expect(edit('stores', 'rates', '4,5')).toBeUndefined();
});

it('each shared field is one of some kind', () => {
  const known = new Set(catalogueKinds.flatMap((kind) => bulkFields(kind).map(({ name }) => name.split('.')[0])));
  expect(sharedFields.filter((name) => !known.has(name))).toEqual([]);
});
