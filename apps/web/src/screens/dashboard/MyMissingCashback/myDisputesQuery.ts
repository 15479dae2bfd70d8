import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import { type Dispute, listMyDisputes } from '@potli/api/contract/disputes';
import { queryOptions } from '@tanstack/react-query';

/**
 * The member's claims, newest first; the call has no paging of its own (docs/product/claims.md#my-missing-cashback).
 */
export const myDisputesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['mine', 'disputes'],
    queryFn: ({ signal }) => api.call(listMyDisputes, { query: {} }, { signal }),
    // The operator may have answered meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** One page of them. `page` counts from 1. */
export function pageOfDisputes(
  all: Page<Dispute>,
  { page, pageSize }: { page: number; pageSize: number },
): Page<Dispute> {
  const { rows } = all;
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(rows.length / pageSize),
    totalCount: rows.length,
  };
}
