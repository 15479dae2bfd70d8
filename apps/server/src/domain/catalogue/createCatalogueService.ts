import type { Category, Contract, CreditCard, GiftCard, OfferDetails, RequestOf, ResponseOf, Store } from '@potli/api';
import type { Database } from '../../db/database.ts';
import type { CataloguePage } from './CataloguePage.ts';
import type { FindClickDestination } from './ClickDestination.ts';
import { createExpiryAlarm } from './cache/createExpiryAlarm.ts';
import { createVersionedCache, type VersionedCache } from './cache/createVersionedCache.ts';
import { listenForChanges } from './cache/listenForChanges.ts';
import { createShareables, type Shareables } from './createShareables.ts';
import { readCategories, readCategoryBySlug } from './read/readCategories.ts';
import { readClickDestination } from './read/readClickDestination.ts';
import { readCreditCardById, readCreditCardBySlug, readCreditCards } from './read/readCreditCards.ts';
import { readGiftCardById, readGiftCardBySlug, readGiftCards } from './read/readGiftCards.ts';
import { readAllBanners, readBanners, readHomeSections, readSectionCards } from './read/readHome.ts';
import { readLinkHosts } from './read/readLinkHosts.ts';
import { readCreditCardNames, readFlashDealNames, readStoreNames } from './read/readNames.ts';
import { readFlashDealBySlug, readFlashDeals, readNextExpiry, readOffers } from './read/readOffers.ts';
import { type PageKeys, readPageKeys } from './read/readPageKeys.ts';
import { readPages } from './read/readPages.ts';
import { readPictureOrigins } from './read/readPictureOrigins.ts';
import { readShareables } from './read/readShareables.ts';
import { readStoreById, readStoreBySlug, readStores } from './read/readStores.ts';
import { createCatalogueSearch } from './search/createCatalogueSearch.ts';

const MAX_ENTRIES = 1_000;
const TTL_MS = 60_000;

type Query<Name extends keyof Contract> = RequestOf<Contract[Name]>['query'];
type Answer<Name extends keyof Contract> = Promise<ResponseOf<Contract[Name]>>;

/** Everything that is read of the catalogue. What is remembered through it lives until the catalogue changes. */
export interface CatalogueService extends Pick<VersionedCache, 'version' | 'onChange' | 'remember'> {
  stores(query: Query<'listStores'>): Answer<'listStores'>;
  searchStores(query: Query<'searchStores'>): Answer<'searchStores'>;
  storeBySlug(slug: string): Promise<Store | undefined>;
  storeById(id: string): Promise<Store | undefined>;
  categories(): Answer<'listCategories'>;
  categoryBySlug(slug: string): Promise<Category | undefined>;
  banners(query: Query<'listBanners'>): Answer<'listBanners'>;
  allBanners(): Answer<'listAllBanners'>;
  homeSections(): Answer<'listHomeSections'>;
  /** Undefined for a section that there is not. */
  sectionCards(
    id: string,
    query: Query<'listSectionCards'>,
  ): Promise<ResponseOf<Contract['listSectionCards']> | undefined>;
  flashDeals(query: Query<'listFlashDeals'>): Answer<'listFlashDeals'>;
  flashDealBySlug(slug: string): Promise<OfferDetails | undefined>;
  offers(query: Query<'listOffers'>): Answer<'listOffers'>;
  creditCards(query: Query<'listCreditCards'>): Answer<'listCreditCards'>;
  searchCreditCards(query: Query<'searchCreditCards'>): Answer<'searchCreditCards'>;
  /** Everything that has a page, for search engines. */
  pages(): Promise<CataloguePage[]>;
  /** Slugs and ids of everything that has a page. Remembered. */
  pageKeys(): Promise<PageKeys>;
  /** Origins of pictures that are no files of this site. Remembered. */
  pictureOrigins(): Promise<readonly string[]>;
  creditCardBySlug(slug: string): Promise<CreditCard | undefined>;
  creditCardById(id: string): Promise<CreditCard | undefined>;
  giftCards(query: Query<'listGiftCards'>): Answer<'listGiftCards'>;
  searchGiftCards(query: Query<'searchGiftCards'>): Answer<'searchGiftCards'>;
  giftCardBySlug(slug: string): Promise<GiftCard | undefined>;
  giftCardById(id: string): Promise<GiftCard | undefined>;
  /** All of them, by alphabet. */
  storeNames(): Answer<'listStoreNames'>;
  creditCardNames(): Answer<'listCreditCardNames'>;
  flashDealNames(): Answer<'listFlashDealNames'>;
  /** Remembered. */
  findClickDestination: FindClickDestination;
  /** Hosts that the catalogue's links lead to. Remembered. */
  linkHosts(): Promise<ReadonlySet<string>>;
  /** What share links can lead to. Remembered. */
  shareables(): Promise<Shareables>;
  close(): Promise<void>;
}

/** Opens the catalogue of a database and follows its changes, whichever process makes them. */
export async function createCatalogueService({ orm, url }: Database): Promise<CatalogueService> {
  const cache = createVersionedCache({ maxEntries: MAX_ENTRIES, ttlMs: TTL_MS });
  const alarm = createExpiryAlarm({ nextExpiry: (after) => readNextExpiry(orm, after), ring: cache.invalidate });
  const search = createCatalogueSearch(orm);
  cache.onChange(() => void alarm.arm());
  cache.onChange(search.renew);
  const listener = await listenForChanges(url, cache.invalidate);
  await alarm.arm();

  return {
    version: cache.version,
    onChange: cache.onChange,
    remember: cache.remember,
    stores: (query) => readStores(orm, query),
    searchStores: search.stores,
    storeBySlug: (slug) => readStoreBySlug(orm, slug),
    storeById: (id) => readStoreById(orm, id),
    categories: () => readCategories(orm),
    categoryBySlug: (slug) => readCategoryBySlug(orm, slug),
    banners: (query) => readBanners(orm, query),
    allBanners: () => readAllBanners(orm),
    homeSections: () => readHomeSections(orm),
    sectionCards: (id, query) => readSectionCards(orm, id, query),
    flashDeals: (query) => readFlashDeals(orm, query, new Date()),
    flashDealBySlug: (slug) => readFlashDealBySlug(orm, slug),
    offers: (query) => readOffers(orm, query, new Date()),
    creditCards: (query) => readCreditCards(orm, query),
    searchCreditCards: search.creditCards,
    pages: () => readPages(orm, new Date()),
    pageKeys: () => cache.remember('page keys', () => readPageKeys(orm)),
    pictureOrigins: () => cache.remember('picture origins', () => readPictureOrigins(orm)),
    creditCardBySlug: (slug) => readCreditCardBySlug(orm, slug),
    creditCardById: (id) => readCreditCardById(orm, id),
    giftCards: (query) => readGiftCards(orm, query),
    searchGiftCards: search.giftCards,
    giftCardBySlug: (slug) => readGiftCardBySlug(orm, slug),
    giftCardById: (id) => readGiftCardById(orm, id),
    storeNames: () => readStoreNames(orm),
    creditCardNames: () => readCreditCardNames(orm),
    flashDealNames: () => readFlashDealNames(orm),
    findClickDestination: (source, id) =>
      cache.remember(`destination ${source} ${id}`, () => readClickDestination(orm, source, id)),
    linkHosts: () => cache.remember('link hosts', () => readLinkHosts(orm)),
    shareables: () => cache.remember('shareables', async () => createShareables(await readShareables(orm))),
    async close() {
      alarm.close();
      await listener.close();
    },
  };
}
