import type { ReactNode } from 'react';
import { InlineSelect } from '../InlineSelect/InlineSelect.tsx';
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
      <InlineSelect
        label={rowsLabel}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onPageSizeChange(Number(size))}
      />
      <span role="status" className={styles.range}>
        {range}
      </span>
      {pager && <div className={styles.pager}>{pager}</div>}
    </>
  );
}
