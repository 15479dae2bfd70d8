import type { TextTemplate } from '../../format/fillTemplate.ts';
import type { ColumnWidths } from './shareWidths.ts';

export interface ColumnResizingProps {
  /** Shares of the table by the ids of its columns, in percent; empty for the widths of the columns themselves. */
  columnWidths: ColumnWidths;
  /** Gets the shares of all columns that are shown, while a border moves. Empty when the widths are reset. */
  onColumnWidthsChange: (columnWidths: ColumnWidths) => void;
  /** Name of the handle after a column: "Width of {column}" */
  label: TextTemplate<[column: string]>;
  /** The least width of a column in px, 88 by default. */
  minWidth?: number;
}
