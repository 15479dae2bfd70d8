import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** The stock of gift cards, or only what is low or empty. */
export interface VouchersSearch extends TableSearch {
  /** Absent: all of it. */
  only?: 'short' | undefined;
}

export const vouchersSearch = (search: Record<string, unknown>): VouchersSearch => ({
  ...tableSearch(search),
  only: search.only === 'short' ? 'short' : undefined,
});
