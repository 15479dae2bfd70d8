import type { Client } from '@potli/api/client';
import { getMyWallet } from '@potli/api/contract/wallet';
import { queryOptions } from '@tanstack/react-query';

/** The member's four totals. */
export const walletQuery = (api: Client) =>
  queryOptions({
    queryKey: ['mine', 'wallet'],
    queryFn: ({ signal }) => api.call(getMyWallet, {}, { signal }),
    // money moves while the member is elsewhere
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
