import { expect, test } from 'vitest';
import { toLocalPage } from './useTableState.ts';

const rows = Array.from({ length: 23 }, (_, index) => index);

test.each([
  { page: 1, pageSize: 10, first: 0, length: 10, totalPages: 3 },
  { page: 3, pageSize: 10, first: 20, length: 3, totalPages: 3 },
  { page: 1, pageSize: 50, first: 0, length: 23, totalPages: 1 },
])('page $page of $pageSize', ({ first, length, totalPages, ...page }) => {
  const local = toLocalPage(rows, page);
  expect(local).toMatchObject({ totalPages, totalCount: 23 });
  expect(local.rows).toHaveLength(length);
  expect(local.rows[0]).toBe(first);
});

test('nothing, and a page that is none', () => {
  expect(toLocalPage([], { page: 1, pageSize: 10 })).toEqual({ rows: [], totalPages: 0, totalCount: 0 });
  expect(toLocalPage(rows, { page: 9, pageSize: 10 }).rows).toEqual([]);
});
