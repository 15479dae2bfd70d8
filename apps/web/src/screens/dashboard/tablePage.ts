/** Page and size of a dashboard table, kept in the address so that back and reload keep them. */
export interface TablePage {
  page?: number;
  size?: number;
}

/** Page sizes of dashboard tables (spec, section 9). */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 40, 50];

/** Reads a table's page from search parameters; what does not fit is left out. */
export function tablePage(search: Record<string, unknown>): TablePage {
  const page = Number(search.page);
  const size = Number(search.size);
  return {
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    size: PAGE_SIZES.includes(size) && size !== 10 ? size : undefined,
  };
}
