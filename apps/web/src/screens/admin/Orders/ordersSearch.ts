import { type TableSearch, tableSearch } from '../../../components/table/tableSearch.ts';

/** Orders that wait for a person, or those that cost more than they bring. */
export interface OrdersSearch extends TableSearch {
  /** Absent: those that wait. */
  list?: 'costly' | undefined;
}

export const ordersSearch = (search: Record<string, unknown>): OrdersSearch => ({
  ...tableSearch(search),
  list: search.list === 'costly' ? 'costly' : undefined,
});
