import type { Contract, Page, RequestOf, ResponseOf } from '@potli/api';
import type { Database, Queries } from '../../../../db/database.ts';
import { type PageRequest, toPage, windowOf } from '../../../platform/shared/paging.ts';
import { createSearchIndex, type SearchDocuments, type SearchIndex } from './createSearchIndex.ts';
import type { SearchWord } from './goods/Goods.ts';
import {
  readCreditCardDocuments,
  readGiftCardDocuments,
  readSearchWords,
  readStoreDocuments,
} from './readSearchDocuments.ts';
import { readStoresByWords } from './readStoresByWords.ts';
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

/** Finds a page for a text. */
type Search<Row> = (text: string, request: PageRequest) => Page<Row> | Promise<Page<Row>>;

const byIndex =
  <Row extends object>(index: SearchIndex<Row>): Search<Row> =>
  (text, request) => {
    const { found, count } = index.search(text, windowOf(request));
    const rows = found.map(({ row, ...reason }) => ({ ...row, ...reason }));
    return toPage(rows, count, request);
  };

/**
 * Searches the catalogue in memory, by relevance. The database is read once after each change; it answers by itself until the first index of
 * the stores is there.
 */
export function createCatalogueSearch({ orm, readFresh }: Pick<Database, 'orm' | 'readFresh'>): CatalogueSearch {
  const refreshed = <Row extends object>(
    read: (queries: Queries, now: Date) => SearchDocuments<Row> | Promise<SearchDocuments<Row>>,
    { words, initial }: { words?: (queries: Queries) => Promise<SearchWord[]>; initial?: Search<Row> } = {},
  ): Refreshable<Search<Row>> =>
    createRefreshable(
      () => readFresh(async () => byIndex(await createSearchIndex(await read(orm, new Date()), await words?.(orm)))),
      { initial, ttlMs: TTL_MS, patienceMs: PATIENCE_MS },
    );
  const stores = refreshed(readStoreDocuments, {
    words: readSearchWords,
    initial: (text, request) => readStoresByWords(orm, text, request),
  });
  const creditCards = refreshed(readCreditCardDocuments);
  const giftCards = refreshed(readGiftCardDocuments);

  return {
    stores: async (query) => (await stores.get())(query.storeName, query),
    creditCards: async (query) => (await creditCards.get())(query.creditCardName, query),
    giftCards: async (query) => (await giftCards.get())(query.brandName, query),
    renew() {
      for (const each of [stores, creditCards, giftCards]) each.renew();
    },
  };
}
