import { toFind } from '../../../components/listing/toFind.ts';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Who is looked for. */
export interface MembersSearch extends TableSearch {
  text?: string | undefined;
}

export const membersSearch = (search: Record<string, unknown>): MembersSearch => ({
  ...tableSearch(search),
  text: toFind(search.text),
});
