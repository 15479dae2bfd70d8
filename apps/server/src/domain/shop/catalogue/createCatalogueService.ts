import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClickTarget, Contract, RequestOf } from '@potli/api';
import type { TextKey } from '@potli/api/contract/textKeys';
import { MINUTE_MS } from '@potli/api/units/time';
import type { Database, Queries } from '../../../db/database.ts';
import type { Logger } from '../../../logging/logger.ts';
import { createEdgeTimer } from './cache/createEdgeTimer.ts';
import { createVersionedCache } from './cache/createVersionedCache.ts';
import { listenForChanges } from './cache/listenForChanges.ts';
import { isLinkHost } from './read/isLinkHost.ts';
import { readCategories, readCategoryBySlug } from './read/readCategories.ts';
import { readClickDestination } from './read/readClickDestination.ts';
import { readCreditCardById, readCreditCardBySlug, readCreditCards } from './read/readCreditCards.ts';
import { readGiftCardById, readGiftCardBySlug, readGiftCards } from './read/readGiftCards.ts';
import { readText } from './read/readHelp.ts';
import { readAllBanners, readBanners, readHomeSections, readSectionCards } from './read/readHome.ts';
import { readCreditCardNames, readFlashDealNames, readStoreNames } from './read/readNames.ts';
import { readNextEdge } from './read/readNextEdge.ts';
import { readFlashDealBySlug, readFlashDeals, readOffers } from './read/readOffers.ts';
import { readPageKeys, readPages } from './read/readPages.ts';
import { readPictureOrigins } from './read/readPictureOrigins.ts';
import { readShareableItems } from './read/readShareableItems.ts';
import { readStoreById, readStoreBySlug, readStores } from './read/readStores.ts';
import { createCatalogueSearch } from './search/createCatalogueSearch.ts';
import { createShareableItems } from './shareableItems.ts';

type Query<Name extends keyof Contract> = RequestOf<Contract[Name]>['query'];

const MAX_ENTRIES = 1_000;
const TTL_MS = MINUTE_MS;

export type CatalogueService = Awaited<ReturnType<typeof createCatalogueService>>;

/** Opens the catalogue of a database and follows its changes, by any process. */
export async function createCatalogueService({ orm, url, readFresh }: Database, log: Logger) {
  const cache = createVersionedCache({ maxEntries: MAX_ENTRIES, ttlMs: TTL_MS });
  const edgeTimer = createEdgeTimer({ nextEdge: (after) => readNextEdge(orm, after), onEdge: cache.invalidate });
  const search = createCatalogueSearch({ orm, readFresh }, log);
  cache.onChange(() => void edgeTimer.schedule());
  cache.onChange(search.renew);
  const listener = await listenForChanges(url, cache.invalidate);
  await edgeTimer.schedule();

  const within = new AsyncLocalStorage<Queries>();
  const from = () => within.getStore() ?? orm;
  const remember: typeof cache.remember = (key, load) => (within.getStore() ? load() : cache.remember(key, load));

  return {
    version: cache.version,
    onChange: cache.onChange,
    remember,
    stores: (query: Query<'listStores'>) => readStores(from(), query),
    searchStores: search.stores,
    storeBySlug: (slug: string) => readStoreBySlug(from(), slug),
    storeById: (id: string) => readStoreById(from(), id),
    categories: () => readCategories(from()),
    categoryBySlug: (slug: string) => readCategoryBySlug(from(), slug),
    banners: (query: Query<'listBanners'>) => readBanners(from(), query),
    allBanners: () => readAllBanners(from()),
    text: (key: TextKey) => readText(from(), key),
    homeSections: () => readHomeSections(from()),
    sectionCards: (id: string, query: Query<'listSectionCards'>) => readSectionCards(from(), id, query),
    flashDeals: (query: Query<'listFlashDeals'>) => readFlashDeals(from(), query, new Date()),
    flashDealBySlug: (slug: string) => readFlashDealBySlug(from(), slug),
    offers: (query: Query<'listOffers'>) => readOffers(from(), query, new Date()),
    creditCards: (query: Query<'listCreditCards'>) => readCreditCards(from(), query),
    searchCreditCards: search.creditCards,
    pages: () => readPages(from(), new Date()),
    pageKeys: () => remember('page keys', () => readPageKeys(from())),
    categorySlugs: () =>
      remember('category slugs', async () => new Set((await readCategories(from())).map(({ urlSlug }) => urlSlug))),
    pictureOrigins: () => remember('picture origins', () => readPictureOrigins(from())),
    creditCardBySlug: (slug: string) => readCreditCardBySlug(from(), slug),
    creditCardById: (id: string) => readCreditCardById(from(), id),
    giftCards: (query: Query<'listGiftCards'>) => readGiftCards(from(), query),
    searchGiftCards: search.giftCards,
    giftCardBySlug: (slug: string) => readGiftCardBySlug(from(), slug),
    giftCardById: (id: string) => readGiftCardById(from(), id),
    storeNames: () => readStoreNames(from()),
    creditCardNames: () => readCreditCardNames(from()),
    flashDealNames: () => readFlashDealNames(from()),
    findClickDestination: (source: ClickTarget, id: string) =>
      remember(`destination ${source} ${id}`, () => readClickDestination(from(), source, id)),
    isLinkHost: (host: string) => remember(`link host ${host}`, () => isLinkHost(orm, host)),
    shareableItems: () =>
      remember('shareableItems', async () => createShareableItems(await readShareableItems(from()))),
    /** Runs work whose reads see what a transaction has written and not committed; nothing of it gets into a cache. */
    readWithin: <Result>(queries: Queries, work: () => Promise<Result>) => within.run(queries, work),
    async close() {
      edgeTimer.close();
      await search.close();
      await listener.close();
    },
  };
}
