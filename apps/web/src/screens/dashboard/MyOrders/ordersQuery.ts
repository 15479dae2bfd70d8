import type { Client } from '@potli/api/client';
import { listMyTransactions } from '@potli/api/contract/transactions';
import { ApiError } from '@potli/api/errors';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../../app/apiQuery.ts';
import type { OrderFilter } from '../../../features/orders/orderStatus.ts';

interface OrdersPage {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Undefined: all. */
  status: OrderFilter | undefined;
}

/** One page of the member's orders, last reported first. */
export const ordersQuery = (api: Client, { page, pageSize, status }: OrdersPage) =>
  queryOptions({
    ...apiQuery(api, listMyTransactions, { query: { page: page - 1, size: pageSize, status } }),
    placeholderData: keepPreviousData,
    // shops report at any time
    refetchOnWindowFocus: 'always',
  });

/** Why orders did not load, in the five sentences of docs/product/orders-and-payouts.md#failures. */
export function ordersFailure(error: unknown): string {
  // an answer out of contract has a status of success
  if (!(error instanceof ApiError) || (error.status >= 200 && error.status < 300)) return UNEXPECTED;
  if (error.status === 0) return 'No response from server. Please check your connection and try again.';
  if (error.status === 401) return 'Authentication required. Please login again.';
  if (error.status === 403) return 'You do not have permission to access these transactions.';
  return error.errors[0] || 'Failed to fetch transactions.';
}

const UNEXPECTED = 'An unexpected error occurred while fetching transactions.';
