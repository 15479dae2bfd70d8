import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Refunds that are not done, or those that were closed by hand. */
export interface RefundsSearch extends TableSearch {
  /** Absent: those that are not done. */
  state?: 'closed' | undefined;
}

export const refundsSearch = (search: Record<string, unknown>): RefundsSearch => ({
  ...tableSearch(search),
  state: search.state === 'closed' ? 'closed' : undefined,
});
