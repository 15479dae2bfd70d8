import type { ClickTarget, Contract, RequestOf } from '@potli/api';
import type { Database } from '../../../db/database.ts';
import { createEdgeTimer } from './cache/createEdgeTimer.ts';
import { createVersionedCache } from './cache/createVersionedCache.ts';
import { listenForChanges } from './cache/listenForChanges.ts';
import { readCategories, readCategoryBySlug } from './read/readCategories.ts';
import { readClickDestination } from './read/readClickDestination.ts';
import { readCreditCardById, readCreditCardBySlug, readCreditCards } from './read/readCreditCards.ts';
import { readGiftCardById, readGiftCardBySlug, readGiftCards } from './read/readGiftCards.ts';
import { readAllBanners, readBanners, readHomeSections, readSectionCards } from './read/readHome.ts';
import { readLinkHosts } from './read/readLinkHosts.ts';
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
const TTL_MS = 60_000;

export type CatalogueService = Awaited<ReturnType<typeof createCatalogueService>>;

/** Opens the catalogue of a database and follows its changes, by any process. */
export async function createCatalogueService({ orm, url }: Database) {
  const cache = createVersionedCache({ maxEntries: MAX_ENTRIES, ttlMs: TTL_MS });
  const edgeTimer = createEdgeTimer({ nextEdge: (after) => readNextEdge(orm, after), onEdge: cache.invalidate });
  const search = createCatalogueSearch(orm);
  cache.onChange(() => void edgeTimer.schedule());
  cache.onChange(search.renew);
  const listener = await listenForChanges(url, cache.invalidate);
  await edgeTimer.schedule();

  return {
    version: cache.version,
    onChange: cache.onChange,
    remember: cache.remember,
    stores: (query: Query<'listStores'>) => readStores(orm, query),
    searchStores: search.stores,
    storeBySlug: (slug: string) => readStoreBySlug(orm, slug),
    storeById: (id: string) => readStoreById(orm, id),
    categories: () => readCategories(orm),
    categoryBySlug: (slug: string) => readCategoryBySlug(orm, slug),
    banners: (query: Query<'listBanners'>) => readBanners(orm, query),
    allBanners: () => readAllBanners(orm),
    homeSections: () => readHomeSections(orm),
    sectionCards: (id: string, query: Query<'listSectionCards'>) => readSectionCards(orm, id, query),
    flashDeals: (query: Query<'listFlashDeals'>) => readFlashDeals(orm, query, new Date()),
    flashDealBySlug: (slug: string) => readFlashDealBySlug(orm, slug),
    offers: (query: Query<'listOffers'>) => readOffers(orm, query, new Date()),
    creditCards: (query: Query<'listCreditCards'>) => readCreditCards(orm, query),
    searchCreditCards: search.creditCards,
    pages: () => readPages(orm, new Date()),
    pageKeys: () => cache.remember('page keys', () => readPageKeys(orm)),
    pictureOrigins: () => cache.remember('picture origins', () => readPictureOrigins(orm)),
    creditCardBySlug: (slug: string) => readCreditCardBySlug(orm, slug),
    creditCardById: (id: string) => readCreditCardById(orm, id),
    giftCards: (query: Query<'listGiftCards'>) => readGiftCards(orm, query),
    searchGiftCards: search.giftCards,
    giftCardBySlug: (slug: string) => readGiftCardBySlug(orm, slug),
    giftCardById: (id: string) => readGiftCardById(orm, id),
    storeNames: () => readStoreNames(orm),
    creditCardNames: () => readCreditCardNames(orm),
    flashDealNames: () => readFlashDealNames(orm),
    findClickDestination: (source: ClickTarget, id: string) =>
      cache.remember(`destination ${source} ${id}`, () => readClickDestination(orm, source, id)),
    linkHosts: () => cache.remember('link hosts', () => readLinkHosts(orm)),
    shareableItems: () =>
      cache.remember('shareableItems', async () => createShareableItems(await readShareableItems(orm))),
    async close() {
      edgeTimer.close();
      await listener.close();
    },
  };
}
