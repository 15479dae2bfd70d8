import type { Sorting } from '@potli/ui/DataTable';

/** A table's state in the address, so that it survives back and reload. Defaults are left out. */
export interface TableSearch {
  /** Counts from 1. */
  page?: number;
  size?: number;
  /** Id of a column; a minus before it sorts descending. */
  sort?: string;
}

/** Page sizes of dashboard tables (docs/product/dashboard.md#tables). */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 40, 50];

export const DEFAULT_PAGE_SIZE = 10;

/** Reads a table's state from search parameters. Invalid values are left out. */
export function tableSearch(search: Record<string, unknown>): TableSearch {
  const page = Number(search.page);
  const size = Number(search.size);
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    size: PAGE_SIZES.includes(size) && size !== DEFAULT_PAGE_SIZE ? size : undefined,
    sort: typeof search.sort === 'string' && /^-?\w{1,40}$/.test(search.sort) ? search.sort : undefined,
  };
}

/** `-clickTime`: by `clickTime`, descending. */
export function toSorting(sort: string | undefined): Sorting | undefined {
  if (!sort) return undefined;
  const desc = sort.startsWith('-');
  return { id: desc ? sort.slice(1) : sort, desc };
}

export const toSort = ({ id, desc }: Sorting): string => (desc ? `-${id}` : id);
