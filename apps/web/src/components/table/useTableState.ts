import type { Page } from '@potli/api';
import type { Sorting } from '@potli/ui/DataTable';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { nextFrame } from '../../lib/nextFrame.ts';
import { DEFAULT_PAGE_SIZE, type TableSearch, toSort, toSorting } from './tableSearch.ts';

/** A table's state, read from the address, and how to change it. */
export interface TableState {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Undefined: as the server sent the rows. */
  sorting: Sorting | undefined;
  setPage: (page: number) => void;
  /** Goes back to the first page. */
  setPageSize: (pageSize: number) => void;
  setSorting: (sorting: Sorting) => void;
  /** Sets search parameters of the screen's own and goes back to the first page. */
  setFilter: (filter: Record<string, string | undefined>) => void;
}

/** The state of the table at this address; its route validates with `tableSearch`. */
export function useTableState(): TableState {
  const { page = 1, size = DEFAULT_PAGE_SIZE, sort } = useSearch({ strict: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const change = (changes: TableSearch & Record<string, unknown>, how?: { replace: true; resetScroll: false }) =>
      void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), ...how });
    // a table takes a slow phone longer than the frame that answers the press
    const changeNext = (...changes: Parameters<typeof change>) => void nextFrame().then(() => change(...changes));
    return {
      page,
      pageSize: size,
      sorting: toSorting(sort),
      setPage: (next) => changeNext({ page: next }),
      setPageSize: (next) => changeNext({ page: undefined, size: next }),
      // the back button skips a change of sorting, and the page does not scroll
      setSorting: (sorting) => changeNext({ sort: toSort(sorting) }, { replace: true, resetScroll: false }),
      // at once: a field shows what is typed into it
      setFilter: (filter) => change({ page: undefined, ...filter }),
    };
  }, [navigate, page, size, sort]);
}

/** Cuts one page out of a list that is loaded whole. `page` counts from 1. */
export function toLocalPage<Row>(
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
): Page<Row> {
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  };
}
