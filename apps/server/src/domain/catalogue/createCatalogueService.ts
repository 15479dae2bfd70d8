import type { Contract, RequestOf, ResponseOf, Store } from '@potli/api';
import type { Database } from '../../db/database.ts';
import type { FindClickDestination } from '../clicks/ClickDestination.ts';
import { createExpiryAlarm } from './cache/createExpiryAlarm.ts';
import { createVersionedCache, type VersionedCache } from './cache/createVersionedCache.ts';
import { listenForChanges } from './cache/listenForChanges.ts';
import { readClickDestination } from './read/readClickDestination.ts';
import { findCreditCards, readCreditCards } from './read/readCreditCards.ts';
import { readBanners, readCategories, readHomeSections, readSectionCards } from './read/readHome.ts';
import { readLinkHosts } from './read/readLinkHosts.ts';
import { readFlashDeals, readNextExpiry, readOffers } from './read/readOffers.ts';
import { findStores, readStoreById, readStoreBySlug, readStores } from './read/readStores.ts';

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
  banners(query: Query<'listBanners'>): Answer<'listBanners'>;
  homeSections(): Answer<'listHomeSections'>;
  /** Undefined for a section that there is not. */
  sectionCards(
    id: string,
    query: Query<'listSectionCards'>,
  ): Promise<ResponseOf<Contract['listSectionCards']> | undefined>;
  flashDeals(query: Query<'listFlashDeals'>): Answer<'listFlashDeals'>;
  offers(query: Query<'listOffers'>): Answer<'listOffers'>;
  creditCards(query: Query<'listCreditCards'>): Answer<'listCreditCards'>;
  searchCreditCards(query: Query<'searchCreditCards'>): Answer<'searchCreditCards'>;
  /** Remembered. */
  findClickDestination: FindClickDestination;
  /** Hosts that the catalogue's links lead to. Remembered. */
  linkHosts(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** Opens the catalogue of a database and follows its changes, whichever process makes them. */
export async function createCatalogueService({ orm, url }: Database): Promise<CatalogueService> {
  const cache = createVersionedCache({ maxEntries: MAX_ENTRIES, ttlMs: TTL_MS });
  const alarm = createExpiryAlarm({ nextExpiry: (after) => readNextExpiry(orm, after), ring: cache.invalidate });
  cache.onChange(() => void alarm.arm());
  const listener = await listenForChanges(url, cache.invalidate);
  await alarm.arm();

  return {
    version: cache.version,
    onChange: cache.onChange,
    remember: cache.remember,
    stores: (query) => readStores(orm, query),
    searchStores: (query) => findStores(orm, query),
    storeBySlug: (slug) => readStoreBySlug(orm, slug),
    storeById: (id) => readStoreById(orm, id),
    categories: () => readCategories(orm),
    banners: (query) => readBanners(orm, query),
    homeSections: () => readHomeSections(orm),
    sectionCards: (id, query) => readSectionCards(orm, id, query),
    flashDeals: (query) => readFlashDeals(orm, query, new Date()),
    offers: (query) => readOffers(orm, query, new Date()),
    creditCards: (query) => readCreditCards(orm, query),
    searchCreditCards: (query) => findCreditCards(orm, query),
    findClickDestination: (source, id) =>
      cache.remember(`destination ${source} ${id}`, () => readClickDestination(orm, source, id)),
    linkHosts: () => cache.remember('link hosts', () => readLinkHosts(orm)),
    async close() {
      alarm.close();
      await listener.close();
    },
  };
}
