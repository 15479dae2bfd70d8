import { getRole } from '@potli/api/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';

/** Whether the member may change what all members see (docs/product/shop.md#roles). False until the server has answered. */
export function useIsAdmin(): boolean {
  return useQuery(apiQuery(useApp().api, getRole, {})).data === 'ADMIN';
}
