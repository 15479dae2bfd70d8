import type { TextTemplate } from '../../format/fillTemplate.ts';
import type { TableResizing } from '../DataTable/TableResizing.ts';
import { ColumnHandle } from './ColumnHandle.tsx';
import { type ColumnWidths, shareWidths } from './shareWidths.ts';

export type { ColumnWidths } from './shareWidths.ts';

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

/**
 * Columns of a `DataTable` that people can resize, for its prop `resizing`. The border between two columns moves, so the
 * table stays as wide as its room.
 */
export function columnResizing({ columnWidths, ...handles }: ColumnResizingProps): TableResizing {
  return {
    widthOf: (id, shown) => {
      const share = shareWidths(columnWidths, shown)?.[id];
      return share === undefined ? undefined : `${share}%`;
    },
    handle: (column, shown) =>
      column.id === shown.at(-1) ? null : (
        <ColumnHandle {...handles} column={column} shown={shown} columnWidths={columnWidths} />
      ),
  };
}
