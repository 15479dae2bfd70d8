import type { Client } from '@potli/api/client';
import { getCurrentUser } from '@potli/api/contract/profile';
import { queryOptions } from '@tanstack/react-query';

/** Profile and referral code of the member. */
export const currentUserQuery = (api: Client) =>
  queryOptions({
    queryKey: ['mine', 'currentUser'],
    queryFn: ({ signal }) => api.call(getCurrentUser, {}, { signal }),
  });
