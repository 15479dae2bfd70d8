import type { Bindings } from '../bind.ts';
import { cachedPage, cachedValue } from '../cachedAnswers.ts';

export const storeBindings: Pick<Bindings, 'listStores' | 'searchStores' | 'getStoreBySlug' | 'getStoreById'> = {
  listStores: (context, { query }) =>
    cachedPage(context, 'listStores', query, () => context.services.catalogue.stores(query)),
  searchStores: ({ services }, { query }) => services.catalogue.searchStores(query),
  getStoreBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getStoreBySlug', slug, () => context.services.catalogue.storeBySlug(slug)),
  getStoreById: (context, { params: { id } }) =>
    cachedValue(context, 'getStoreById', id, () => context.services.catalogue.storeById(id)),
};
