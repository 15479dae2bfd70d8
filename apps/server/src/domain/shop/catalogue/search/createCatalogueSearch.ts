import type { Contract, RequestOf, ResponseOf } from '@potli/api';
import type { Queries } from '../../../../db/database.ts';
import { pageOf } from '../../../platform/shared/paging.ts';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './createSearchIndex.ts';
import { readCreditCardDocuments, readGiftCardDocuments, readStoreDocuments } from './readSearchDocuments.ts';
import { createRefreshable, type Refreshable } from './refreshable.ts';

type SearchOf<Name extends keyof Contract> = (
  query: RequestOf<Contract[Name]>['query'],
) => Promise<ResponseOf<Contract[Name]>>;

export interface CatalogueSearch {
  stores: SearchOf<'searchStores'>;
  creditCards: SearchOf<'searchCreditCards'>;
  giftCards: SearchOf<'searchGiftCards'>;
  /** To be called after every change of the catalogue. */
  renew(): void;
}

const TTL_MS = 60_000;

/** Searches the catalogue in memory, by relevance. The database is read once after each change. */
export function createCatalogueSearch(queries: Queries): CatalogueSearch {
  const index = <Row>(read: (queries: Queries) => Promise<SearchDocument<Row>[]>): Refreshable<SearchIndex<Row>> =>
    createRefreshable(async () => createSearchIndex(await read(queries)), { ttlMs: TTL_MS });
  const stores = index(readStoreDocuments);
  const creditCards = index(readCreditCardDocuments);
  const giftCards = index(readGiftCardDocuments);

  return {
    stores: async (query) => pageOf((await stores.get()).search(query.storeName), query),
    creditCards: async (query) => pageOf((await creditCards.get()).search(query.creditCardName), query),
    giftCards: async (query) => pageOf((await giftCards.get()).search(query.brandName), query),
    renew() {
      for (const each of [stores, creditCards, giftCards]) each.renew();
    },
  };
}
