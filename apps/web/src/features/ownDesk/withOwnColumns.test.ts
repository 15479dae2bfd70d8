import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import type { DataColumn } from '@potli/ui/DataTable';
import { expect, test } from 'vitest';
import type { DeskColumn } from './Desk.ts';
import { withOwnColumns } from './withOwnColumns.ts';

type Column = DataColumn<CatalogueRowSummary>;

const usual: Column[] = [
  { id: 'title', header: 'Name', value: ({ title }) => title, width: '60%', card: 'title' },
  { id: 'key', header: 'Key', value: ({ key }) => key, width: '40%', card: 'hidden' },
];
const own = (id: string): DeskColumn => ({ id, kinds: ['stores', 'offers'], header: id, value: ({ key }) => key });
const widthsOf = (columns: readonly Column[]) => columns.map(({ width }) => Number.parseFloat(width ?? ''));

test.each(catalogueKinds)('a list without columns of the operator is as it was: %s', (kind) => {
  expect(withOwnColumns(usual, kind, {})).toBe(usual);
  const columns = withOwnColumns(usual, kind, { columns: [own('key')] });
  expect(columns === usual).toBe(kind !== 'stores' && kind !== 'offers');
});

test('a column of the operator may have the name of another one', () => {
  const columns = withOwnColumns(usual, 'stores', { columns: [own('key'), own('size')] });
  expect(columns.map(({ id }) => id)).toEqual(['title', 'key', 'own_key', 'own_size']);
});

test.each([1, 2, 3, 4, 5])('with %d columns of the operator the widths are those of one table', (count) => {
  const columns = withOwnColumns(usual, 'stores', {
    columns: Array.from({ length: count }, (_, index) => own(`c${index}`)),
  });
  const [title = 0, key = 0, ...rest] = widthsOf(columns);
  expect(title / key).toBeCloseTo(1.5, 2);
  expect(title + key).toBeGreaterThanOrEqual(49.9);
  expect(title + key + rest.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1);
});
