import { type ReactNode, useId, useState } from 'react';
import * as styles from './DataRow.css.ts';
import type { DataColumn } from './DataTable.tsx';
import { DetailRow } from './DetailRow.tsx';
import { RowLink, RowToggle } from './RowOpener.tsx';

export interface RowOpening<Row> {
  /** Where a row leads; rows without stay plain. `label` begins with what the row's title shows. */
  rowLink?: (row: Row) => { href: string; label: string } | undefined;
  /** What unfolds below a row; `label` as for links. Not both. */
  detail?: { label: (row: Row) => string; content: (row: Row) => ReactNode };
}

export interface DataRowProps<Row> extends RowOpening<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
}

/** One row; on small screens the same cells as a card. The title opens what there is to open, from anywhere in the row. */
export function DataRow<Row>({ row, columns, rowLink, detail }: DataRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const opened = (column: DataColumn<Row>) => {
    const shown = content(column, row);
    if (column.card !== 'title') return shown;
    const link = rowLink?.(row);
    if (link) return <RowLink {...link}>{shown}</RowLink>;
    if (!detail) return shown;
    return (
      <RowToggle label={detail.label(row)} open={open} controls={detailId} onToggle={() => setOpen(!open)}>
        {shown}
      </RowToggle>
    );
  };
  return (
    <>
      <tr className={styles.row} data-open={open || undefined}>
        {columns.map((column) => (
          <td
            key={column.id}
            className={`${styles.cell} ${styles.look[column.look ?? 'text']} ${styles.card[column.card]}`}
          >
            {column.media ? (
              <span className={styles.withMedia}>
                <span className={styles.media}>{column.media(row)}</span>
                <span className={styles.beside}>{opened(column)}</span>
              </span>
            ) : (
              opened(column)
            )}
          </td>
        ))}
      </tr>
      {open && detail && (
        <DetailRow id={detailId} columns={columns.length}>
          {detail.content(row)}
        </DetailRow>
      )}
    </>
  );
}

function content<Row>(column: DataColumn<Row>, row: Row) {
  return column.cell ? column.cell(row) : column.value(row);
}
