import { useState } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { VirtualRows } from './VirtualRows.tsx';
import * as styles from './VirtualTable.css.ts';

export interface VirtualTableProps<Row> extends Omit<DataTableProps<Row>, 'detail' | 'windowing'> {
  /** The most height of head and rows, in px; 600 by default. What does not fit scrolls. */
  height?: number;
  /** Height of a row before it is measured, in px; 54 by default. */
  rowHeight?: number;
}

/**
 * A `DataTable` of thousands of rows on one page. It renders those in view, and screen readers still hear how many there are.
 * Columns have the same width, or their own `width`; rows do not open.
 */
export function VirtualTable<Row extends object>({ height = 600, rowHeight = 54, ...table }: VirtualTableProps<Row>) {
  // a state, not a ref: the rows look for it when they are there, which is before it is
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <DataTable
      {...table}
      windowing={{
        // arrow keys scroll it, where no control is in it
        scroller: {
          ref: setScroller,
          role: 'region',
          'aria-label': table.label,
          tabIndex: 0,
          className: styles.scroller,
          style: { maxHeight: height },
        },
        rows: (rows) => <VirtualRows {...rows} {...{ scroller, height, rowHeight }} />,
      }}
    />
  );
}
