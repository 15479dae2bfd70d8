import { expect, test } from 'vitest';
import { PAGE_SIZES, tableSearch, toSort, toSorting } from './tableSearch.ts';

const nothing = { page: undefined, size: undefined, sort: undefined };

test.each([
  [
    { page: 3, size: 20, sort: '-clickTime' },
    { page: 3, size: 20, sort: '-clickTime' },
  ],
  [
    { page: '3', size: '50' },
    { page: 3, size: 50 },
  ],
  [{ page: 1, size: 10 }, {}],
  [{ page: 0, size: 0 }, {}],
  [{ page: -2, size: 1000 }, {}],
  [{ page: 2.5, size: 15 }, {}],
  [{ page: 1e300 }, {}],
  [{ page: 'two', size: 'all', sort: 7 }, {}],
  [{ sort: 'a column' }, {}],
  [{ sort: '' }, {}],
  [{}, {}],
])('reads %j as %j', (search, table) => {
  expect(tableSearch(search)).toEqual({ ...nothing, ...table });
});

test('offers five sizes', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 30, 40, 50]);
});

test.each([
  ['cashback', { id: 'cashback', desc: false }],
  ['-cashback', { id: 'cashback', desc: true }],
])('%s is a sorting, and back', (sort, sorting) => {
  expect(toSorting(sort)).toEqual(sorting);
  expect(toSort(sorting)).toBe(sort);
});

test('no sorting where there is none', () => {
  expect(toSorting(undefined)).toBeUndefined();
});
