import type { Contract, RequestOf, ResponseOf } from '@potli/api';
import type { Database, Queries } from '../../../../db/database.ts';
import { type PageRequest, toPage, windowOf } from '../../../platform/shared/paging.ts';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './createSearchIndex.ts';
import type { SearchWord } from './goods/Goods.ts';
import {
  readCreditCardDocuments,
  readGiftCardDocuments,
  readSearchWords,
  readStoreDocuments,
} from './readSearchDocuments.ts';
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
/** The index of ten thousand shops is made within it; that of a hundred thousand takes seconds. */
const PATIENCE_MS = 1_500;

/** A page of what a text finds. */
function pageOf<Row extends object>(index: SearchIndex<Row>, text: string, request: PageRequest) {
  const { found, count } = index.search(text, windowOf(request));
  return toPage(
    found.map(({ row, ...reason }) => ({ ...row, ...reason })),
    count,
    request,
  );
}

/** Searches the catalogue in memory, by relevance. The database is read once after each change. */
export function createCatalogueSearch({ orm, readFresh }: Pick<Database, 'orm' | 'readFresh'>): CatalogueSearch {
  const index = <Row>(
    read: (queries: Queries, now: Date) => Promise<SearchDocument<Row>[]>,
    words: (queries: Queries) => Promise<SearchWord[]> = async () => [],
  ): Refreshable<SearchIndex<Row>> =>
    createRefreshable(() => readFresh(async () => createSearchIndex(await read(orm, new Date()), await words(orm))), {
      ttlMs: TTL_MS,
      patienceMs: PATIENCE_MS,
    });
  const stores = index(readStoreDocuments, readSearchWords);
  const creditCards = index(readCreditCardDocuments);
  const giftCards = index(readGiftCardDocuments);

  return {
    stores: async (query) => pageOf(await stores.get(), query.storeName, query),
    creditCards: async (query) => pageOf(await creditCards.get(), query.creditCardName, query),
    giftCards: async (query) => pageOf(await giftCards.get(), query.brandName, query),
    renew() {
      for (const each of [stores, creditCards, giftCards]) each.renew();
    },
  };
}
