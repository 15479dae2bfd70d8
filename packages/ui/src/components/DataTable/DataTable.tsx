import type { ReactNode } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { DataColumn, Sorting } from './DataColumn.ts';
import type { RowOpening } from './DataRow.tsx';
import { DataRows } from './DataRows.tsx';
import * as styles from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortControls, type SortTexts } from './SortControls.tsx';
import { TableHead } from './TableHead.tsx';
import { room } from './tableRoom.css.ts';
import { useDataTable } from './useDataTable.ts';

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
  const { rows, sorting, sortBy, setSorting } = useDataTable(columns, props.rows, props);
  return (
    <div className={room}>
      <div className={styles.shell} data-bare={instead ? true : undefined} data-refreshing={refreshing || undefined}>
        {!instead && <SortControls columns={columns} sorting={sorting} onSort={setSorting} texts={props.texts} />}
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
