import { type ReactNode, useMemo } from 'react';
import { InlineSelect } from '../InlineSelect/InlineSelect.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { DataColumn, Sorting } from './DataColumn.ts';
import { DataRows, type DataRowsProps, type RowOpening } from './DataRows.tsx';
import * as styles from './DataTable.css.ts';
import { foldOf } from './foldOf.ts';
import type { RowSelection } from './RowSelection.ts';
import { SelectAll } from './SelectAll.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortControls, type SortTexts } from './SortControls.tsx';
import { useSortedRows } from './sorting.ts';
import { TableHead } from './TableHead.tsx';
import type { TableResizing } from './TableResizing.ts';
import type { TableWindowing } from './TableWindowing.ts';

export type { CellValue, DataColumn, Sorting } from './DataColumn.ts';
export type { RowSelection } from './RowSelection.ts';

export interface DataTableProps<Row> extends RowOpening<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** Keep `columns` and `rows` the same objects between renders: the sorted rows are cached by identity. */
  columns: readonly DataColumn<Row>[];
  /** The rows of the page, in the order of the server. */
  rows: readonly Row[];
  /** Empty for rows without an id. */
  rowId: (row: Row) => string;
  /** The order of `rows` as the server sent them. */
  initialSorting?: Sorting;
  /** The order, if the caller controls it; by default `initialSorting`. */
  sorting?: Sorting;
  /** Without it the table keeps the order in its own state. */
  onSortingChange?: (sorting: Sorting) => void;
  /** For many columns: less padding, and heads of two lines. */
  dense?: boolean;
  /** The first rows are on their way: placeholders stand in for them. */
  loading?: boolean;
  /** Number of placeholder rows, 8 by default. With the number of expected rows the footer does not move. */
  loadingRows?: number;
  /** New rows load: the old ones stay, and the stitch above the footer moves. */
  refreshing?: boolean;
  /** Replaces the rows: an EmptyState or ErrorState. Pass it only without rows. */
  instead?: ReactNode;
  /** A TableFooter, or Loading. */
  footer?: ReactNode;
  /** Rows can be chosen with a box each, and one for all. */
  selection?: RowSelection<Row>;
  /** Ids of the columns that are not shown. The table can still be sorted by them. A `ColumnMenu` lets people choose them. */
  hiddenColumns?: readonly string[];
  /** People can change the widths of the columns: the result of `columnResizing`. */
  resizing?: TableResizing;
  /** Only the rows in view are rendered: `VirtualTable` sets it. */
  windowing?: TableWindowing<Row>;
  /** Names of the controls that sort, for cards on small screens. */
  texts: SortTexts;
}

/** A table with sortable columns; cards where it is too narrow. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { loading = false, refreshing = false, instead, footer, selection, hiddenColumns, resizing, windowing } = props;
  const { rows, sorting, sortBy } = useSortedRows(props.columns, props.rows, props);
  const columns = useMemo(
    () => (hiddenColumns ? props.columns.filter(({ id }) => !hiddenColumns.includes(id)) : props.columns),
    [props.columns, hiddenColumns],
  );
  const shown = columns.map(({ id }) => id);
  const widths = columns.map(({ id, width }) => resizing?.widthOf(id, shown) ?? width);
  const selectAll = selection && <SelectAll rows={rows} rowId={props.rowId} selection={selection} />;
  return (
    <div className={styles.room}>
      <div className={styles.shell} data-bare={instead ? true : undefined} data-refreshing={refreshing || undefined}>
        {!instead && (
          <SortControls
            columns={props.columns}
            sorting={sorting}
            onSort={sortBy}
            texts={props.texts}
            before={selectAll}
          />
        )}
        <div className={styles.scroller} {...windowing?.scroller}>
          <table
            className={styles.table}
            aria-busy={loading || refreshing}
            aria-rowcount={windowing && rows.length + 1}
            data-dense={props.dense || undefined}
            data-fixed={Boolean(windowing) || widths.some(Boolean) || undefined}
          >
            <caption className={visuallyHidden}>{props.label}</caption>
            <colgroup className={styles.widths}>
              {selection && <col className={styles.selectColumn} />}
              {columns.map((column, at) => (
                <col key={column.id} className={foldOf(column)} style={{ width: widths[at] }} />
              ))}
            </colgroup>
            <TableHead
              columns={columns}
              sorting={sorting}
              onSort={sortBy}
              before={selectAll}
              rowIndex={windowing && 1}
              after={(column) => resizing?.handle(column, shown)}
            />
            <tbody className={styles.rows}>
              {loading ? (
                <SkeletonRows columns={columns} count={props.loadingRows} selectable={Boolean(selection)} />
              ) : (
                (windowing?.rows ?? drawAll)({ ...props, columns, sorted: rows })
              )}
            </tbody>
          </table>
        </div>
        {instead}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}

const drawAll = <Row,>(props: DataRowsProps<Row>) => <DataRows {...props} />;

export interface TableFooterProps {
  /** Rows on a page. */
  pageSize: number;
  /** The page sizes to choose from, in rows. */
  pageSizes: readonly number[];
  /** Gets the chosen number of rows. */
  onPageSizeChange: (pageSize: number) => void;
  /** "Rows" */
  rowsLabel: string;
  /** "1–10 of 137 clicks" */
  range: string;
  /** `Pagination`, where there is more than one page. */
  pagination?: ReactNode;
}

/** Page size, range and pagination of a table. */
export function TableFooter({ pageSize, pageSizes, onPageSizeChange, rowsLabel, range, pagination }: TableFooterProps) {
  return (
    <>
      <InlineSelect
        label={rowsLabel}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onPageSizeChange(Number(size))}
      />
      {/* its own direction: between digits and Latin letters, "1–10 of 137" would be turned around */}
      <span role="status" dir="auto" className={styles.range}>
        {range}
      </span>
      {pagination && <div className={styles.pagination}>{pagination}</div>}
    </>
  );
}
