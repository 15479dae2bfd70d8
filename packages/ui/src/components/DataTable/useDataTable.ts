import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareIds, compareValues } from './compareValues.ts';
import type { CellValue, DataColumn, Sorting } from './DataColumn.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

interface SortingProps {
  initialSorting?: Sorting;
  sorting?: Sorting;
  onSortingChange?: (sorting: Sorting) => void;
}

/**
 * Sorts the loaded page: first press ascending, second descending, another column ascending
 * (docs/product/dashboard.md#tables).
 */
export function useDataTable<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  { initialSorting, sorting: chosen, onSortingChange }: SortingProps,
) {
  const [own, setOwn] = useState(initialSorting);
  const wanted = onSortingChange ? (chosen ?? initialSorting) : own;
  const sorting = columns.some(({ id }) => id === wanted?.id) ? wanted : initialSorting;
  const setSorting = onSortingChange ?? setOwn;

  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  const state = useMemo(() => ({ sorting: sorting ? [sorting] : [] }), [sorting]);
  const table = useTable({ features, columns: definitions, data: rows, state });
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    sorting,
    setSorting,
    sortBy: (id: string) => setSorting({ id, desc: sorting?.id === id && !sorting.desc }),
  };
}

function toColumnDef<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const compare = column.look === 'id' ? compareIds : compareValues;
  const sortFn: SortFn<typeof features, Row> = (a, b, id) =>
    compare(a.getValue<CellValue>(id), b.getValue<CellValue>(id));
  return { id: column.id, accessorFn: column.value, sortDescFirst: false, sortUndefined: 'last', sortFn };
}
