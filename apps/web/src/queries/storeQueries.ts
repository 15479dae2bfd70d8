import type { Client } from '@potli/api/client';
import { getStoreById, getStoreBySlug, listStores, type Store } from '@potli/api/contract/stores';
import { ApiError } from '@potli/api/errors';
import { queryOptions } from '@tanstack/react-query';

/** A store by its slug, else by its id (decisions, 5). */
export const storeQuery = (api: Client, slugOrId: string) =>
  queryOptions({
    queryKey: ['store', slugOrId],
    queryFn: async ({ signal }): Promise<Store> => {
      try {
        return await api.call(getStoreBySlug, { params: { slug: slugOrId } }, { signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        return api.call(getStoreById, { params: { id: slugOrId } }, { signal });
      }
    },
  });

/** One page of all stores, 64 at a time (spec, section 9). `page` counts from 1. */
export const allStoresQuery = (api: Client, page: number) =>
  queryOptions({
    queryKey: ['stores', 'all', page],
    queryFn: ({ signal }) =>
      api.call(listStores, { query: { pageNumber: page - 1, pageSize: 64, displyaHomePage: false } }, { signal }),
  });
