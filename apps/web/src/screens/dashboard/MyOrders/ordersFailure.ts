import { ApiError } from '@potli/api/errors';

/** Why orders did not load, in the five sentences of docs/product/orders-and-payouts.md#failures. */
export function ordersFailure(error: unknown): string {
  // an answer out of contract carries the status of its success
  if (!(error instanceof ApiError) || (error.status >= 200 && error.status < 300)) return UNEXPECTED;
  if (error.status === 0) return 'No response from server. Please check your connection and try again.';
  if (error.status === 401) return 'Authentication required. Please login again.';
  if (error.status === 403) return 'You do not have permission to access these transactions.';
  return error.errors[0] || 'Failed to fetch transactions.';
}

const UNEXPECTED = 'An unexpected error occurred while fetching transactions.';
