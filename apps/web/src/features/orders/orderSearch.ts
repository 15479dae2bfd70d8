import type { TransactionStatus } from '@potli/api/contract/transactions';
import { type TableSearch, tableSearch } from '../../components/table/tableSearch.ts';
import { toOrderStatus } from './orderStatus.ts';

/** What My Orders keeps in the address. */
export interface OrderSearch extends TableSearch {
  status?: TransactionStatus;
}

export function orderSearch(search: Record<string, unknown>): OrderSearch {
  return { ...tableSearch(search), status: toOrderStatus(search.status) };
}
