import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Who runs the shop, or the tokens of programs. */
export interface StaffSearch extends TableSearch {
  /** Absent: people. */
  list?: 'tokens' | 'ended' | undefined;
}

export const staffSearch = (search: Record<string, unknown>): StaffSearch => ({
  ...tableSearch(search),
  list: search.list === 'tokens' || search.list === 'ended' ? search.list : undefined,
});
