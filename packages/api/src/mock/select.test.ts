import { expect, it } from 'vitest';
import { homeRows, rowsOf, searchRows } from './select.ts';
import { toPage } from './toPage.ts';

const rows = [
  { id: '1', name: 'Neembagh', homeRank: 2 },
  { id: '2', name: 'Juttigali', homeRank: 1 },
  { id: '3', name: 'Bagh and Sons' },
];

it('shows ranked rows on home, in their order', () => {
  expect(homeRows(rows).map(({ id }) => id)).toEqual(['2', '1']);
});

it('finds rows by ids in the order of the ids, without unknown ones', () => {
  expect(rowsOf(rows, '3, 9,1').map(({ id }) => id)).toEqual(['3', '1']);
});

it('finds rows by name, those that begin with the query first', () => {
  expect(searchRows(rows, ' BAGH', ({ name }) => [name]).map(({ id }) => id)).toEqual(['3', '1']);
  expect(searchRows(rows, 'zz', ({ name }) => [name])).toEqual([]);
});

it('returns one page and counts all rows', () => {
  expect(toPage(rows, { pageNumber: 1, pageSize: 2 })).toEqual({ rows: [rows[2]], totalPages: 2, totalCount: 3 });
});
