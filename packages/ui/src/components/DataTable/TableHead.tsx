import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { DataColumn, Sorting } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { foldOf } from './foldOf.ts';
import { isFigure } from './isFigure.ts';

export interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: Sorting | undefined;
  onSort: (columnId: string) => void;
  /** The box for all rows. */
  before?: ReactNode;
  /** Place of the head among all rows, where not all of them are rendered. */
  rowIndex?: number | undefined;
  /** What is at the end of a head, after its button. */
  after?: (column: DataColumn<Row>) => ReactNode;
}

/** One sort button per column. */
export function TableHead<Row>({ columns, sorting, onSort, before, rowIndex, after }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={rowIndex}>
        {before && <td className={styles.headCell}>{before}</td>}
        {columns.map((column) => {
          const sorted = sorting?.id === column.id ? sorting : undefined;
          const direction = sorted && (sorted.desc ? 'descending' : 'ascending');
          return (
            <th key={column.id} scope="col" aria-sort={direction} className={`${styles.headCell} ${foldOf(column)}`}>
              <button
                type="button"
                onClick={() => onSort(column.id)}
                className={styles.headButton}
                data-sorted={direction}
                data-end={isFigure(column) || undefined}
              >
                {column.header}
                <span className={styles.sortArrow}>
                  <Icon of={sorted ? (sorted.desc ? ArrowDown : ArrowUp) : ArrowUpDown} size={16} />
                </span>
              </button>
              {after?.(column)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
