import type { ReactNode } from 'react';

export type CellValue = string | number | undefined;

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the column sorts by, and shows unless `cell` draws it. Undefined sorts last. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  /** Picture before the text; on small screens it stands beside the first two lines of the card. */
  media?: (row: Row) => ReactNode;
  look?: 'text' | 'strong' | 'id' | 'amount';
  /** Place in the card that replaces the row at 600 px and below. */
  card: 'title' | 'subtitle' | 'figure' | 'foot' | 'tag' | 'hidden';
}
