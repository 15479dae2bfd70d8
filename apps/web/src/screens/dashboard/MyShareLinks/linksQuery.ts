import type { Client } from '@potli/api/client';
import { listMyCustomLinks } from '@potli/api/contract/customLinks';
import { queryOptions } from '@tanstack/react-query';

/** The member's share links, newest first, all at once. */
export const linksQuery = (api: Client) =>
  queryOptions({
    queryKey: ['mine', 'customLinks'],
    queryFn: async ({ signal }) => (await api.call(listMyCustomLinks, {}, { signal })).response,
    // another one may have been made a moment ago, in another window
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
