import type { Client } from '@potli/api/client';
import { listMyTransactions, type TransactionStatus } from '@potli/api/contract/transactions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../../app/apiQuery.ts';

interface OrdersPage {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Undefined: all. */
  status: TransactionStatus | undefined;
}

/** One page of the member's orders, last reported first. */
export const ordersQuery = (api: Client, { page, pageSize, status }: OrdersPage) =>
  queryOptions({
    ...apiQuery(api, listMyTransactions, { query: { page: page - 1, size: pageSize, status } }),
    placeholderData: keepPreviousData,
    // shops report at any time
    refetchOnWindowFocus: 'always',
  });
