import type { Client } from '@potli/api/client';
import { listGiftCardOrders } from '@potli/api/contract/giftCardOrders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of the member's gift card orders, newest first. `page` counts from 1. */
export const giftCardOrdersQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: ['mine', 'giftCardOrders', page, pageSize],
    queryFn: async ({ signal }) => {
      const query = { page: page - 1, size: pageSize };
      const { content, totalPages, totalElements } = await api.call(listGiftCardOrders, { query }, { signal });
      return { rows: content, totalPages, totalCount: totalElements };
    },
    placeholderData: keepPreviousData,
    // vouchers arrive while one is away to pay
    refetchOnWindowFocus: 'always',
  });
