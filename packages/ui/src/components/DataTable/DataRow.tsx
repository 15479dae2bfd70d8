import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataRow.css.ts';

/** One row; on small screens the same cells as a card. */
export function DataRow<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={`${styles.cell} ${styles.look[column.look ?? 'text']} ${styles.card[column.card]}`}
        >
          {column.media ? (
            <span className={styles.withMedia}>
              <span className={styles.media}>{column.media(row)}</span>
              <span className={styles.beside}>{content(column, row)}</span>
            </span>
          ) : (
            content(column, row)
          )}
        </td>
      ))}
    </tr>
  );
}

function content<Row>(column: DataColumn<Row>, row: Row) {
  return column.cell ? column.cell(row) : column.value(row);
}
