import type { ReactNode } from 'react';

export type CellValue = string | number | undefined;

/** What a table is sorted by. */
export interface Sorting {
  /** Of a column. */
  id: string;
  desc: boolean;
}

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the column sorts by, and shows unless `cell` draws it. Undefined sorts last. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  /** Picture before the text; on small screens it stands beside the first two lines of the card. */
  media?: (row: Row) => ReactNode;
  /**
   * Share of the table, as '30%'. Give it to every column or to none: with widths, cells that fill
   * in later move nothing, and texts of two lines keep their row at 54 px.
   */
  width?: string;
  look?: 'text' | 'strong' | 'id' | 'amount';
  /** Place in the card that replaces the row where the table has less than 720 px. */
  card: 'title' | 'subtitle' | 'figure' | 'foot' | 'tag' | 'hidden';
}
