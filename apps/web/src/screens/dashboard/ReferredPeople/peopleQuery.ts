import type { Client } from '@potli/api/client';
import { listReferredPeople } from '@potli/api/contract/referrals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of those who joined with the member's code, newest first. `page` counts from 1. */
export const peopleQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: ['mine', 'referredPeople', page, pageSize],
    queryFn: ({ signal }) => api.call(listReferredPeople, { query: { pageNumber: page - 1, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
