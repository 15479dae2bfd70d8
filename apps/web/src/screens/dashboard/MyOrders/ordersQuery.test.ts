import { ApiError } from '@potli/api/errors';
import { expect, test } from 'vitest';
import { ordersFailure } from './ordersQuery.ts';

test.each([
  [new ApiError(401, 'no', ['Other words']), 'Authentication required. Please login again.'],
  [new ApiError(403, 'no', ['Other words']), 'You do not have permission to access these transactions.'],
  [new ApiError(500, 'no', ['The shop is closed.']), 'The shop is closed.'],
  [new ApiError(500, 'no', ['']), 'Failed to fetch transactions.'],
  [new ApiError(503, 'no'), 'Failed to fetch transactions.'],
  [new ApiError(0, 'no'), 'No response from server. Please check your connection and try again.'],
  [new ApiError(200, 'out of contract'), 'An unexpected error occurred while fetching transactions.'],
  [new TypeError('broken'), 'An unexpected error occurred while fetching transactions.'],
])('%s is shown as: %s', (error, text) => {
  expect(ordersFailure(error)).toBe(text);
});
