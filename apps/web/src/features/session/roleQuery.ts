import type { Client } from '@potli/api/client';
import { getRole } from '@potli/api/contract/profile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';

/** The role of the member, as the server has it (docs/product/shop.md#roles). */
export const roleQuery = (api: Client) =>
  queryOptions({ queryKey: ['mine', 'role'], queryFn: ({ signal }) => api.call(getRole, {}, { signal }) });

/** Whether the member may change what all members see; nobody may before the server has said so. */
export function useIsAdmin(): boolean {
  return useQuery(roleQuery(useApp().api)).data === 'ADMIN';
}
