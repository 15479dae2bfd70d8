import { type ClaimList, claimLists } from '@potli/api/contract/adminClaims';
import { toFind } from '../../../components/listing/toFind.ts';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Which claims, and what was looked for. */
export interface ClaimsSearch extends TableSearch {
  /** Absent: all open ones. */
  list?: ClaimList | undefined;
  /** A ticket number or an e-mail address, in place of the list. */
  find?: string | undefined;
}

export const claimsSearch = (search: Record<string, unknown>): ClaimsSearch => ({
  ...tableSearch(search),
  list: claimLists.find((list) => list === search.list && list !== 'open'),
  find: toFind(search.find),
});
