import type { ReactNode } from 'react';

export type CellValue = string | number | undefined;

/** The sort order of a table. */
export interface Sorting {
  /** Id of the column. */
  id: string;
  desc: boolean;
}

/**
 * A column. It is not TanStack's ColumnDef: the table uses TanStack for sorting only, and `card`, `media` and `look`
 * would have to be untyped `meta` there.
 */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The value to sort by; also the content, unless there is `cell`. Undefined sorts last. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  /** Content on a card, where that is less than `cell`. */
  cardCell?: (row: Row) => ReactNode;
  /** Picture before the text; on a card it is beside the first two lines. */
  media?: (row: Row) => ReactNode;
  /**
   * Share of the table: "30%". Set it for all columns or for none. With widths, cells that get content later do not
   * move the others, and rows with two lines of text stay 54 px high.
   */
  width?: string;
  /** `whole`: a date or price, which never breaks; `amount`: a figure in ink; `earned`: the same in green, for money that the member earns. */
  look?: 'text' | 'strong' | 'id' | 'whole' | 'amount' | 'earned';
  /** Content without blanks that can be long, such as an e-mail address, breaks anywhere: it leaves the other columns their room. */
  breaks?: boolean;
  /**
   * Place in the card that replaces the row below 720 px of table width; of several at the foot, each has a line. A hidden column folds away before that, where
   * the columns get tight: what opens below the row, or behind its link, has to show it too.
   */
  card: 'title' | 'subtitle' | 'figure' | 'foot' | 'tag' | 'hidden';
  /** The header is shown before the content on a card, where that does not explain itself. */
  namedOnCard?: boolean;
}
