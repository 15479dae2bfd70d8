import { Fragment, useMemo } from 'react';
import { DataRow, type RowOpening } from './DataRow.tsx';
import type { DataColumn } from './DataTable.tsx';

export interface DataRowsProps<Row> extends RowOpening<Row> {
  /** As they were given. */
  rows: readonly Row[];
  /** The same rows as they are to stand. */
  sorted: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
}

/** The rows of a table. Sorting moves them and draws none of them again. */
export function DataRows<Row>({ rows, sorted, rowId, columns, rowLink, detail }: DataRowsProps<Row>) {
  const drawn = useMemo(
    () =>
      new Map(
        rows.map((row) => [row, <DataRow key="row" row={row} columns={columns} rowLink={rowLink} detail={detail} />]),
      ),
    [rows, columns, rowLink, detail],
  );
  return sorted.map((row) => <Fragment key={rowId(row)}>{drawn.get(row)}</Fragment>);
}
