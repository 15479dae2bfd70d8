import type { ReactNode } from 'react';
import { detail, detailCell } from './DetailRow.css.ts';

interface DetailRowProps {
  id: string;
  /** How many the table has. */
  columns: number;
  children: ReactNode;
}

/** What unfolded below a row. */
export function DetailRow({ id, columns, children }: DetailRowProps) {
  return (
    <tr id={id} className={detail}>
      <td colSpan={columns} className={detailCell}>
        {children}
      </td>
    </tr>
  );
}
