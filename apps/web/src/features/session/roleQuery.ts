import type { Client } from '@potli/api/client';
import { getRole } from '@potli/api/contract/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';

/** What the member may do, as the server has it (spec, section 6). */
export const roleQuery = (api: Client) =>
  queryOptions({ queryKey: ['mine', 'role'], queryFn: ({ signal }) => api.call(getRole, {}, { signal }) });

/** Whether the member may change what all members see; nobody may before the server has said so. */
export function useIsAdmin(): boolean {
  return useQuery(roleQuery(useApp().api)).data === 'ADMIN';
}
