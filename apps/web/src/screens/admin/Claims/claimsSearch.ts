import { type ClaimList, claimLists } from '@potli/api/contract/adminClaims';
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
  find: typeof search.find === 'string' && search.find !== '' ? search.find.slice(0, 254) : undefined,
});
