import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import {
  getStoreById,
  getStoreBySlug,
  listStores,
  type Store,
  type StoreSort,
  type StoreSummary,
} from '@potli/api/contract/stores';
import { bySlugOrId } from './bySlugOrId.ts';

/** A store by its slug, else by its id. */
export function fetchStore(api: Client, slugOrId: string, signal: AbortSignal): Promise<Store> {
  return bySlugOrId(
    () => api.call(getStoreBySlug, { params: { slug: slugOrId } }, { signal }),
    () => api.call(getStoreById, { params: { id: slugOrId } }, { signal }),
  );
}

export interface StoresRequest {
  /** Without it stores of all categories. */
  categoryId?: string;
  sort?: StoreSort;
  /** Counts from 1. */
  page?: number;
}

/** One page of stores, 64 at a time (docs/product/stores.md#all-stores). */
export function fetchAllStores(
  api: Client,
  { categoryId, sort, page = 1 }: StoresRequest,
  signal: AbortSignal,
): Promise<Page<StoreSummary>> {
  const query = { pageNumber: page - 1, pageSize: 64, displyaHomePage: false, categoryId, sort };
  return api.call(listStores, { query }, { signal });
}
