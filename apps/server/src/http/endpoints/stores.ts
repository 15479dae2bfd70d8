import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const storeHandlers: Pick<Handlers, 'listStores' | 'searchStores' | 'getStoreBySlug' | 'getStoreById'> = {
  listStores: (context, { query }) =>
    cachedPage(context, 'listStores', query, () => context.services.catalogue.stores(query)),
  searchStores: ({ services }, { query }) => services.catalogue.searchStores(query),
  getStoreBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getStoreBySlug', slug, () => context.services.catalogue.storeBySlug(slug)),
  getStoreById: (context, { params: { id } }) =>
    cachedValue(context, 'getStoreById', id, () => context.services.catalogue.storeById(id)),
};
