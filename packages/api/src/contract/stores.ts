import * as z from 'zod/mini';
import { Faq, Id, IdList, KeyValue, pageQuery, QueryFlag, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

/** A store as lists, carousels and suggestions show it. */
export const StoreSummary = z.object({
  id: Id,
  storeName: z.string(),
  urlSlug: Slug,
  storeImageUrl: z.string(),
  isOffline: z.boolean(),
  earnRewards: z.string(),
  termsTag: z.string(),
  discountText: z.string(),
  /** Why a search found it, where not by its name: "Sneakers: 6%". Absent in other lists. */
  foundBy: z.optional(z.string()),
});
export type StoreSummary = z.infer<typeof StoreSummary>;

/**
 * A store with all that its page shows (docs/product/stores.md#fields). Texts in `storeDescription` are sanitised HTML.
 */
export const Store = z.extend(StoreSummary, {
  storeTitle: z.string(),
  baseUrl: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  redirectionUrl: z.string(),
  topCashbacks: z.array(KeyValue),
  /** False where the shop's network allows no cashback: it has offers only. Absent where the host does not say. */
  paysCashback: z.optional(z.boolean()),
  /** Whether its network takes claims of missing orders. Absent where the host does not say. */
  takesClaims: z.optional(z.boolean()),
  storeDescription: z.string(),
  importantTerms: z.array(z.string()),
  faqs: z.array(Faq),
});
export type Store = z.infer<typeof Store>;

/** How stores are sorted: by name, by their place on home, by the rate of cashback (percentages before amounts). */
export const StoreSort = z.enum(['name', 'popular', 'cashback']);
export type StoreSort = z.infer<typeof StoreSort>;

export const listStores = endpoint({
  method: 'GET',
  path: '/stores/paginated',
  summary: 'Stores, a page at a time: top stores, all, of a category, or by id',
  auth: 'optional',
  query: z.object({
    ...pageQuery,
    /** Spelled so by the contract (docs/product/api.md#spellings). */
    displyaHomePage: z.optional(QueryFlag),
    categoryId: z.optional(Id),
    storeIds: z.optional(IdList),
    /** Not for top stores and stores by id, which have an order of their own. */
    sort: z.optional(StoreSort),
  }),
  response: z.array(StoreSummary),
  paged: true,
});

export const searchStores = endpoint({
  method: 'GET',
  path: '/stores/search',
  summary: 'Stores that match a query',
  auth: 'optional',
  query: z.object({ ...pageQuery, storeName: typedLine().check(z.maxLength(100)) }),
  response: z.array(StoreSummary),
  paged: true,
});

export const getStoreBySlug = endpoint({
  method: 'GET',
  path: '/stores/slug/{slug}',
  summary: 'One store by its slug',
  auth: 'optional',
  params: z.object({ slug: Slug }),
  response: Store,
  errors: [404],
});

export const getStoreById = endpoint({
  method: 'GET',
  path: '/stores/{id}',
  summary: 'One store by its id',
  auth: 'optional',
  params: z.object({ id: Id }),
  response: Store,
  errors: [404],
});
