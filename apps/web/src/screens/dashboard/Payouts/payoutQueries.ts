import type { Client } from '@potli/api/client';
import { listMyPayouts } from '@potli/api/contract/payouts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of the member's payouts, newest first. `page` counts from 1. */
export const myPayoutsQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: ['mine', 'payouts', page, pageSize],
    queryFn: ({ signal }) => api.call(listMyPayouts, { query: { pageNumber: page - 1, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    // banks answer at any time
    refetchOnWindowFocus: 'always',
  });
