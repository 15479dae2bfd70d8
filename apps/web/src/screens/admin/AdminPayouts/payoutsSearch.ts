import { type PayoutList, payoutLists } from '@potli/api/contract/adminPayouts';
import { toFind } from '../../../components/listing/toFind.ts';
import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Which payouts, and what was looked for. */
export interface PayoutsSearch extends TableSearch {
  /** Absent: all that are not settled. */
  list?: PayoutList | undefined;
  /** An id, a UTR or an e-mail address, in place of the list. */
  find?: string | undefined;
}

export const payoutsSearch = (search: Record<string, unknown>): PayoutsSearch => ({
  ...tableSearch(search),
  list: payoutLists.find((list) => list === search.list && list !== 'open'),
  find: toFind(search.find),
});
