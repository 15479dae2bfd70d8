import { toFind } from '../../../components/listing/toFind.ts';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Statements of all networks, or of one. */
export interface SettlementsSearch extends TableSearch {
  network?: string | undefined;
}

export const settlementsSearch = (search: Record<string, unknown>): SettlementsSearch => ({
  ...tableSearch(search),
  network: toFind(search.network),
});
