import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as rowStyles from './DataRow.css.ts';
import type { DataColumn } from './DataTable.tsx';
import { skeletonCell, skeletonRow } from './SkeletonRows.css.ts';

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
}

/** Rows being sewn, as high as the rows that follow them. */
export function SkeletonRows<Row>({ columns, count = 8 }: SkeletonRowsProps<Row>) {
  const rowKeys = Array.from({ length: count }, (_, at) => `row-${at}`);
  return rowKeys.map((key, at) => (
    <tr key={key} className={`${rowStyles.row} ${skeletonRow}`}>
      {columns.map((column) => {
        const bar = <Skeleton width={`${barWidth(column, at)}px`} />;
        return (
          <td key={column.id} className={`${rowStyles.cell} ${rowStyles.card[column.card]}`}>
            <span className={skeletonCell} data-end={column.look === 'amount' || undefined}>
              {column.media ? (
                <span className={rowStyles.withMedia}>
                  <span className={rowStyles.media}>
                    <Skeleton shape="tile" height={36} />
                  </span>
                  <span className={rowStyles.beside}>{bar}</span>
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
