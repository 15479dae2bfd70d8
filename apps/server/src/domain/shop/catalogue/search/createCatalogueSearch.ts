import type { Contract, Page, RequestOf, ResponseOf, StoreSummary } from '@potli/api';
import { MINUTE_MS } from '@potli/api/units/time';
import type { Database, Queries } from '../../../../db/database.ts';
import type { Logger } from '../../../../logging/logger.ts';
import { type PageRequest, toPage, windowOf } from '../../../platform/shared/paging.ts';
import { createSearchIndex, type FoundPage, type SearchDocuments } from './createSearchIndex.ts';
import type { ListWindow } from './pageOfLevels.ts';
import {
  hasStores,
  readCreditCardDocuments,
  readGiftCardDocuments,
  readSearchWords,
  readStoreDocuments,
} from './readSearchDocuments.ts';
import { readStoresByWords } from './readStoresByWords.ts';
import { createRefreshable } from './refreshable.ts';
import { createSearchThread } from './thread/createSearchThread.ts';

type SearchOf<Name extends keyof Contract> = (
  query: RequestOf<Contract[Name]>['query'],
) => Promise<ResponseOf<Contract[Name]>>;

export interface CatalogueSearch {
  stores: SearchOf<'searchStores'>;
  creditCards: SearchOf<'searchCreditCards'>;
  giftCards: SearchOf<'searchGiftCards'>;
  /** To be called after every change of the catalogue. */
  renew(): void;
  close(): Promise<void>;
}

const TTL_MS = MINUTE_MS;
/** The index of ten thousand shops is made within it; that of a hundred thousand takes seconds. */
const TIMEOUT_MS = 1_500;
/** The index of so many stores has a thread of its own. That of fewer is made in two seconds, without long pauses. */
export const MANY_STORES = 20_000;

/** Finds a page for a text. */
type Search<Row> = (text: string, request: PageRequest) => Page<Row> | Promise<Page<Row>>;

const byIndex =
  <Row extends object>(
    search: (text: string, window: ListWindow) => FoundPage<Row> | Promise<FoundPage<Row>>,
  ): Search<Row> =>
  async (text, request) => {
    const { found, count } = await search(text, windowOf(request));
    const rows = found.map(({ row, ...reason }) => ({ ...row, ...reason }));
    return toPage(rows, count, request);
  };

/**
 * Searches the catalogue in memory, by relevance. The database is read once after each change; it answers by itself until the first index of
 * the stores is there.
 * @param log gets a line where it answers without an index that should be there
 * @param manyStores a thread of their own has the index of so many stores
 */
export function createCatalogueSearch(
  { orm, readFresh }: Pick<Database, 'orm' | 'readFresh'>,
  log: Pick<Logger, 'error'>,
  manyStores = MANY_STORES,
): CatalogueSearch {
  let isClosed = false;
  function failed(err: unknown): never {
    if (!isClosed) log.error({ err }, 'a search index was not made');
    throw err;
  }
  const refreshed = <Row extends object>(make: () => Promise<Search<Row>>, initial?: Search<Row>) =>
    createRefreshable(() => readFresh(make).catch(failed), { initial, ttlMs: TTL_MS, timeoutMs: TIMEOUT_MS });
  const ofRows = <Row extends object>(read: (queries: Queries) => Promise<SearchDocuments<Row>>) =>
    refreshed(async () => byIndex((await createSearchIndex(await read(orm))).search));
  const byWords: Search<StoreSummary> = (text, request) => readStoresByWords(orm, text, request);
  const thread = createSearchThread<StoreSummary>();

  async function makeOfStores(): Promise<Search<StoreSummary>> {
    const documents = readStoreDocuments(orm, new Date());
    const words = await readSearchWords(orm);
    if (!(await hasStores(orm, manyStores))) return byIndex((await createSearchIndex(documents, words)).search);
    await thread.build(documents, words);
    const byThread = byIndex(thread.search);
    let hasFailed = false;
    return async (text, request) => {
      try {
        return await byThread(text, request);
      } catch (err) {
        // a thread that ended, for want of memory above all, has a successor when the index is next made
        if (!hasFailed)
          log.error({ err }, 'the search thread does not answer: the database searches until the index is made again');
        hasFailed = true;
        return byWords(text, request);
      }
    };
  }

  const stores = refreshed(makeOfStores, byWords);
  const creditCards = ofRows(readCreditCardDocuments);
  const giftCards = ofRows(readGiftCardDocuments);

  return {
    stores: async (query) => (await stores.get())(query.storeName, query),
    creditCards: async (query) => (await creditCards.get())(query.creditCardName, query),
    giftCards: async (query) => (await giftCards.get())(query.brandName, query),
    renew() {
      for (const each of [stores, creditCards, giftCards]) each.renew();
    },
    close() {
      isClosed = true;
      return thread.close();
    },
  };
}
