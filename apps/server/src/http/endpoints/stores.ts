import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const storeHandlers: Pick<Handlers, 'listStores' | 'searchStores' | 'getStoreBySlug' | 'getStoreById'> = {
  listStores: cachedPage((catalogue, { query }) => catalogue.stores(query)),
  searchStores: ({ services }, { query }) => services.catalogue.searchStores(query),
  getStoreBySlug: cachedValue((catalogue, { params: { slug } }) => catalogue.storeBySlug(slug)),
  getStoreById: cachedValue((catalogue, { params: { id } }) => catalogue.storeById(id)),
};
