import { expect, test } from 'vitest';
import { PAGE_SIZES, tablePage } from './tablePage.ts';

test.each([
  [
    { page: 3, size: 20 },
    { page: 3, size: 20 },
  ],
  [
    { page: '3', size: '50' },
    { page: 3, size: 50 },
  ],
  [{ page: 1, size: 10 }, {}],
  [{ page: 0, size: 0 }, {}],
  [{ page: -2, size: 1000 }, {}],
  [{ page: 2.5, size: 15 }, {}],
  [{ page: 'two', size: 'all' }, {}],
  [{}, {}],
])('reads %j as %j', (search, page) => {
  expect(tablePage(search)).toEqual({ page: undefined, size: undefined, ...page });
});

test('offers the sizes of the spec', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 30, 40, 50]);
});
