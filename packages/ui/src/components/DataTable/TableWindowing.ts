import type { ComponentProps, ReactNode } from 'react';
import type { DataRowsProps } from './DataRows.tsx';

/** What `DataTable` needs to know of rows of which only some are rendered. */
export interface TableWindowing<Row> {
  /** Attributes of the element that scrolls, which has head and rows in it. */
  scroller: ComponentProps<'div'>;
  /** Draws the rows in view. */
  rows: (props: DataRowsProps<Row>) => ReactNode;
}
