import type { TableResizing } from '../DataTable/TableResizing.ts';
import { ColumnHandle } from './ColumnHandle.tsx';
import type { ColumnResizingProps } from './ColumnResizingProps.ts';
import { shareWidths } from './shareWidths.ts';

export type { ColumnResizingProps } from './ColumnResizingProps.ts';
export type { ColumnWidths } from './shareWidths.ts';

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
