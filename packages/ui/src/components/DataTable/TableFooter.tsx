import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TableFooter.css.ts';

export interface TableFooterProps {
  pageSize: number;
  pageSizes: readonly number[];
  onPageSizeChange: (pageSize: number) => void;
  /** "Rows" */
  rowsLabel: string;
  /** "1–10 of 137 clicks" */
  range: string;
  /** A Pager. */
  pager?: ReactNode;
}

/** How many rows, which ones, and the way to the others. */
export function TableFooter({ pageSize, pageSizes, onPageSizeChange, rowsLabel, range, pager }: TableFooterProps) {
  return (
    <>
      <label className={styles.rows}>
        {rowsLabel}
        <span className={styles.field}>
          <select
            value={pageSize}
            className={styles.select}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} size={18} />
          </span>
        </span>
      </label>
      <span role="status" className={styles.range}>
        {range}
      </span>
      {pager && <div className={styles.pager}>{pager}</div>}
    </>
  );
}
