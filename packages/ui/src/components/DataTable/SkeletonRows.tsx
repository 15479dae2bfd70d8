import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataRows.css.ts';
import { foldOf } from './foldOf.ts';
import { isFigure } from './isFigure.ts';

const widths = {
  title: [120, 96, 188, 84, 130, 210, 90, 110],
  subtitle: [140],
  figure: [48, 36, 64, 40],
  foot: [118],
  tag: [76, 62, 98, 88],
};

export interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  count?: number;
  /** Rows have a box before their first cell. */
  selectable: boolean;
}

/** Placeholder rows with the height of real rows. */
export function SkeletonRows<Row>({ columns, count = 8, selectable }: SkeletonRowsProps<Row>) {
  const rowKeys = Array.from({ length: count }, (_, at) => `row-${at}`);
  return rowKeys.map((key, at) => (
    <tr key={key} className={`${styles.row} ${styles.skeletonRow}`} data-selectable={selectable || undefined}>
      {selectable && <td className={styles.selectCell} />}
      {columns.map((column) => {
        const bar = <Skeleton width={`${barWidth(column, at)}px`} />;
        return (
          <td key={column.id} className={`${styles.cell} ${styles.card[column.card]} ${foldOf(column)}`}>
            <span className={styles.skeletonCell} data-end={isFigure(column) || undefined}>
              {column.media ? (
                <span className={styles.withMedia}>
                  <span className={styles.media}>
                    <Skeleton shape="tile" height={36} />
                  </span>
                  <span className={styles.beside}>{bar}</span>
                </span>
              ) : (
                bar
              )}
            </span>
          </td>
        );
      })}
    </tr>
  ));
}

function barWidth<Row>({ card }: DataColumn<Row>, at: number) {
  const choices = card === 'hidden' ? widths.subtitle : widths[card];
  return choices[at % choices.length];
}
