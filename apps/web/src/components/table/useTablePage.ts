import type { Page, ResponseOf } from '@potli/api';
import type { CallRequest, Client } from '@potli/api/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';
import { useTableState } from './useTableState.ts';

type PagedEndpoint = Parameters<Client['call']>[0] & { paged?: true };

/** What a list is asked for beside its page. */
type FilterOf<E> = CallRequest<E> extends { query: infer Query } ? Omit<Query, 'pageNumber' | 'pageSize'> : never;

type RowsOf<E> = ResponseOf<E> extends Page<infer Row> ? readonly Row[] : never;

const none: readonly unknown[] = [];

/**
 * The page of a list that the address names, for `TableScreen`. Rows stay while the next ones load, and are asked for again when
 * somebody comes back to the window: colleagues and jobs change them meanwhile.
 */
export function useTablePage<E extends PagedEndpoint>(endpoint: E, filter: FilterOf<E>) {
  const state = useTableState();
  const { page, pageSize } = state;
  // the compiler cannot put the parts of a general request together
  const request = { query: { ...filter, pageNumber: page - 1, pageSize } } as unknown as CallRequest<E>;
  const query = useQuery({
    ...apiQuery(useApp().api, endpoint, request),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const { rows = none } = (query.data ?? {}) as Partial<Page<unknown>>;
  return { state, query, rows: rows as RowsOf<E> };
}
