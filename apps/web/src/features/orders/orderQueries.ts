import type { Client } from '@potli/api/client';
import { getOrderStory, listMyTransactions, type TransactionStatus } from '@potli/api/contract/transactions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

interface OrdersPage {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Undefined: all. */
  status: TransactionStatus | undefined;
}

/** One page of the member's orders, last reported first. */
export const myOrdersQuery = (api: Client, { page, pageSize, status }: OrdersPage) =>
  queryOptions({
    queryKey: ['mine', 'orders', status, page, pageSize],
    queryFn: ({ signal }) =>
      api.call(listMyTransactions, { query: { page: page - 1, size: pageSize, status } }, { signal }),
    placeholderData: keepPreviousData,
    // shops report at any time
    refetchOnWindowFocus: 'always',
  });

/** All that is known of one order. */
export const orderStoryQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['mine', 'order', id],
    queryFn: ({ signal }) => api.call(getOrderStory, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
  });
