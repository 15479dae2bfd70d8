import type { Client } from '@potli/api/client';
import { getUserDashboard } from '@potli/api/contract/dashboardContent';
import { queryOptions } from '@tanstack/react-query';

/** Banner, FAQs and videos that every member sees. */
export const dashboardQuery = (api: Client) =>
  queryOptions({
    queryKey: ['dashboardContent'],
    queryFn: ({ signal }) => api.call(getUserDashboard, {}, { signal }),
  });
