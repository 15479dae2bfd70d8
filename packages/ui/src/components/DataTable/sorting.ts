import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import type { CellValue, DataColumn, Sorting } from './DataColumn.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface SortingProps {
  initialSorting?: Sorting;
  sorting?: Sorting;
  onSortingChange?: (sorting: Sorting) => void;
}

/**
 * Sorts the rows of the loaded page. `sortBy` sorts a new column in ascending order, and turns the order of the column
 * that is sorted already (docs/product/dashboard.md#tables).
 */
export function useSortedRows<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  { initialSorting, sorting: chosen, onSortingChange }: SortingProps,
) {
  const [own, setOwn] = useState(initialSorting);
  const wanted = onSortingChange ? (chosen ?? initialSorting) : own;
  const sorting = columns.some(({ id }) => id === wanted?.id) ? wanted : initialSorting;
  const setSorting = onSortingChange ?? setOwn;

  const { language } = useLocale();
  const definitions = useMemo(() => columns.map((column) => toColumnDef(column, language)), [columns, language]);
  const state = useMemo(() => ({ sorting: sorting ? [sorting] : [] }), [sorting]);
  const table = useTable({ features, columns: definitions, data: rows, state });
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    sorting,
    sortBy: (id: string) => setSorting({ id, desc: sorting?.id === id && !sorting.desc }),
  };
}

function toColumnDef<Row extends object>(column: DataColumn<Row>, language: string): ColumnDef<typeof features, Row> {
  const compare = column.look === 'id' ? compareIds : compareIn(language);
  const sortFn: SortFn<typeof features, Row> = (a, b, id) =>
    compare(a.getValue<CellValue>(id), b.getValue<CellValue>(id));
  return { id: column.id, accessorFn: column.value, sortDescFirst: false, sortUndefined: 'last', sortFn };
}

/** Each is created on its first sort: loading the locale data takes the browser some milliseconds. */
const collators: Partial<Record<string, Intl.Collator>> = {};

/** Ascending order of two cell values: numbers by size, texts in the order of the language. */
export const compareIn = (language: string) => (a: CellValue, b: CellValue) => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collators[language] ??= new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return collators[language].compare(String(a ?? ''), String(b ?? ''));
};

/** Ascending order of two ids by character code, so that time-ordered ids stay in order of time. */
export function compareIds(a: CellValue, b: CellValue): number {
  const [one, other] = [String(a ?? ''), String(b ?? '')];
  return one < other ? -1 : Number(one > other);
}
