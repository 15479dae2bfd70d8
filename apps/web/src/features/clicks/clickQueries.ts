import type { Client } from '@potli/api/client';
import { listMyClicks } from '@potli/api/contract/clicks';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../app/apiQuery.ts';
import { type ClickSource, readClickSource } from './clickSources.ts';

/** One page of the member's clicks, newest first. `page` counts from 1. */
export const myClicksQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    ...apiQuery(api, listMyClicks, { query: { pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
    // The member may have clicked out a moment ago, in another window.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Name and picture of a click's source. */
export const clickSourceQuery = (api: Client, source: ClickSource) =>
  queryOptions({
    queryKey: ['clickSource', source.clickSource, source.itemType, source.storeId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readClickSource(api, source),
  });
