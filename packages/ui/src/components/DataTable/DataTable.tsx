import type { ReactNode } from 'react';
import { InlineSelect } from '../InlineSelect/InlineSelect.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { DataRows, type RowOpening } from './DataRows.tsx';
import * as styles from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortControls, type SortTexts } from './SortControls.tsx';
import { useSortedRows } from './sorting.ts';
import { TableHead } from './TableHead.tsx';

export type CellValue = string | number | undefined;

/** What a table is sorted by. */
export interface Sorting {
  /** Of a column. */
  id: string;
  desc: boolean;
}

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the column sorts by, and shows unless `cell` draws it. Undefined sorts last. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  /** Picture before the text; on small screens it stands beside the first two lines of the card. */
  media?: (row: Row) => ReactNode;
  /**
   * Share of the table, as '30%'. Give it to every column or to none: with widths, cells that fill
   * in later move nothing, and texts of two lines keep their row at 54 px.
   */
  width?: string;
  look?: 'text' | 'strong' | 'id' | 'amount';
  /** Place in the card that replaces the row where the table has less than 720 px. */
  card: 'title' | 'subtitle' | 'figure' | 'foot' | 'tag' | 'hidden';
}

export interface DataTableProps<Row> extends RowOpening<Row> {
  /** Names the table for screen readers. */
  label: string;
  /** Keep both stable between renders: sorting is remembered per identity. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The order the server sent, for the arrow in the head. */
  initialSorting?: Sorting;
  /** What the rows are sorted by where the owner remembers it; left out, `initialSorting`. */
  sorting?: Sorting;
  /** Without it the table remembers by itself. */
  onSortingChange?: (sorting: Sorting) => void;
  /** For many columns: less air between them, and heads of two lines. */
  dense?: boolean;
  loading?: boolean;
  /** Rows to sew while loading, best as many as will come, so that the foot stays where it is: 8 unless told. */
  loadingRows?: number;
  /** Old rows stay while new ones come; the seam above the foot is being sewn. */
  refreshing?: boolean;
  /** Takes the place of the rows: an EmptyState or ErrorState. */
  instead?: ReactNode;
  /** A TableFooter, or Loading. */
  footer?: ReactNode;
  texts: SortTexts;
}

/** Rows with columns that sort; where that has no room, cards. Data wins: pass `instead` only without rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, loading = false, refreshing = false, instead, footer } = props;
  const { rows, sorting, sortBy } = useSortedRows(columns, props.rows, props);
  return (
    <div className={styles.room}>
      <div className={styles.shell} data-bare={instead ? true : undefined} data-refreshing={refreshing || undefined}>
        {!instead && <SortControls columns={columns} sorting={sorting} onSort={sortBy} texts={props.texts} />}
        <div className={styles.scroller}>
          <table
            className={styles.table}
            aria-busy={loading || refreshing}
            data-dense={props.dense || undefined}
            data-fixed={columns.some((column) => column.width) || undefined}
          >
            <caption className={visuallyHidden}>{props.label}</caption>
            <colgroup className={styles.widths}>
              {columns.map((column) => (
                <col key={column.id} style={{ width: column.width }} />
              ))}
            </colgroup>
            <TableHead columns={columns} sorting={sorting} onSort={sortBy} />
            <tbody className={styles.rows}>
              {loading ? (
                <SkeletonRows columns={columns} count={props.loadingRows} />
              ) : (
                <DataRows {...props} sorted={rows} />
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

export interface TableFooterProps {
  pageSize: number;
  pageSizes: readonly number[];
  onPageSizeChange: (pageSize: number) => void;
  /** "Rows" */
  rowsLabel: string;
  /** "1–10 of 137 clicks" */
  range: string;
  /** `Pagination`, where there is more than one page. */
  pagination?: ReactNode;
}

/** How many rows, which ones, and the way to the others. */
export function TableFooter({ pageSize, pageSizes, onPageSizeChange, rowsLabel, range, pagination }: TableFooterProps) {
  return (
    <>
      <InlineSelect
        label={rowsLabel}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onPageSizeChange(Number(size))}
      />
      <span role="status" className={styles.range}>
        {range}
      </span>
      {pagination && <div className={styles.pagination}>{pagination}</div>}
    </>
  );
}
