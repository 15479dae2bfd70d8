import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareIds, compareValues } from './compareValues.ts';
import type { CellValue, DataColumn } from './DataColumn.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export interface Sorting {
  id: string;
  desc: boolean;
}

/** Sorts the loaded page: first press ascending, second descending, another column ascending (spec, section 4). */
export function useDataTable<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  initialSorting?: Sorting,
) {
  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    enableMultiSort: false,
    enableSortingRemoval: false,
    initialState: { sorting: initialSorting ? [initialSorting] : [] },
  });
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    sorting: table.state.sorting[0],
    sortBy: (id: string) => table.getColumn(id)?.toggleSorting(),
    setSorting: (sorting: Sorting) => table.setSorting([sorting]),
  };
}

function toColumnDef<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const compare = column.look === 'id' ? compareIds : compareValues;
  const sortFn: SortFn<typeof features, Row> = (a, b, id) =>
    compare(a.getValue<CellValue>(id), b.getValue<CellValue>(id));
  return { id: column.id, accessorFn: column.value, sortDescFirst: false, sortUndefined: 'last', sortFn };
}
