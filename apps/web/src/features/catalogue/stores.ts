import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import { getStoreById, getStoreBySlug, listStores, type Store, type StoreSummary } from '@potli/api/contract/stores';
import { bySlugOrId } from './bySlugOrId.ts';

/** A store by its slug, else by its id. */
export function fetchStore(api: Client, slugOrId: string, signal: AbortSignal): Promise<Store> {
  return bySlugOrId(
    () => api.call(getStoreBySlug, { params: { slug: slugOrId } }, { signal }),
    () => api.call(getStoreById, { params: { id: slugOrId } }, { signal }),
  );
}

/** One page of all stores, 64 at a time (docs/product/stores.md#all-stores). `page` counts from 1. */
export function fetchAllStores(api: Client, page: number, signal: AbortSignal): Promise<Page<StoreSummary>> {
  return api.call(listStores, { query: { pageNumber: page - 1, pageSize: 64, displyaHomePage: false } }, { signal });
}
