import type { ReactNode } from 'react';

/** What `DataTable` needs to know of columns that people can resize: the result of `useColumnResizing`. */
export interface TableResizing {
  /** Width of a column among those that are shown: "30%". Undefined leaves it as the column says. */
  widthOf: (id: string, shown: readonly string[]) => string | undefined;
  /** The handle at the end of a head; nothing after the last column. */
  handle: (column: { id: string; header: string }, shown: readonly string[]) => ReactNode;
}
