import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import { type Category, listCategories } from '@potli/api/contract/categories';
import { type CreditCardSummary, listCreditCards } from '@potli/api/contract/creditCards';
import {
  type HomeBanner,
  type HomeSection,
  listBanners,
  listHomeSections,
  listSectionCards,
  type SectionCard,
} from '@potli/api/contract/home';
import { listFlashDeals, listOffers, type Offer } from '@potli/api/contract/offers';
import { listStores, type StoreSummary } from '@potli/api/contract/stores';
import { orUndefined } from './orUndefined.ts';

/** Everything that home shows; undefined where a listing did not load. */
export interface HomeData {
  banners?: HomeBanner[];
  categories?: Category[];
  topStores?: StoreSummary[];
  flashDeals?: Offer[];
  sections?: HomeSectionCards[];
  creditCards?: CreditCardSummary[];
  offers?: Offer[];
}

/** Asks for all of home at once (docs/product/home.md#calls). A list that fails leaves its place empty. */
export async function fetchHome(api: Client, signal: AbortSignal): Promise<HomeData> {
  const first = { pageNumber: 0 };
  const latest = { ...first, expiringSoon: false, isDisplayHomePage: true };
  const [banners, categories, topStores, flashDeals, sections, creditCards, offers] = await Promise.all([
    rows(api.call(listBanners, { query: { ...first, pageSize: 250, sectionNames: '' } }, { signal })),
    orUndefined(api.call(listCategories, {}, { signal })),
    rows(api.call(listStores, { query: { ...first, pageSize: 24, displyaHomePage: true } }, { signal })),
    rows(api.call(listFlashDeals, { query: { ...latest, pageSize: 10, latestOffers: true } }, { signal })),
    orUndefined(fetchHomeSections(api, signal)),
    rows(api.call(listCreditCards, { query: { ...first, pageSize: 8, isDisplayHomePage: true } }, { signal })),
    rows(
      api.call(
        listOffers,
        { query: { ...latest, pageSize: 64, latestOffers: false, ignoreFlashDeals: true } },
        { signal },
      ),
    ),
  ]);
  return { banners, categories, topStores, flashDeals, sections, creditCards, offers };
}

async function rows<Row>(page: Promise<Page<Row>>): Promise<Row[] | undefined> {
  return (await orUndefined(page))?.rows;
}

/** A dynamic section with its cards; undefined where they did not load. */
export interface HomeSectionCards extends HomeSection {
  cards: SectionCard[] | undefined;
}

/** Dynamic sections in the order of their rank, each with its first ten cards (docs/product/home.md#calls). */
async function fetchHomeSections(api: Client, signal: AbortSignal): Promise<HomeSectionCards[]> {
  const sections = await api.call(listHomeSections, {}, { signal });
  return Promise.all(
    sections
      .sort((a, b) => a.rank - b.rank)
      .map(async (section) => {
        const query = { sectionId: section.id, pageNumber: 0, pageSize: 10 };
        const cards = await rows(api.call(listSectionCards, { params: { id: section.id }, query }, { signal }));
        return { ...section, cards: cards && (await withNames(api, cards, signal)) };
      }),
  );
}

/** Cards of a host that leaves names and pictures of stores to its catalogue. */
async function withNames(api: Client, cards: SectionCard[], signal: AbortSignal): Promise<SectionCard[]> {
  const unnamed = cards.filter(({ itemName }) => itemName === undefined).map(({ itemId }) => itemId);
  if (unnamed.length === 0) return cards;
  const query = { pageNumber: 0, pageSize: unnamed.length, storeIds: unnamed.join() };
  const stores = await rows(api.call(listStores, { query }, { signal }));
  return cards.map((card) => {
    const store = stores?.find(({ id }) => id === card.itemId);
    return store
      ? { ...card, itemName: store.storeName, itemImageUrl: store.storeImageUrl, itemUrlSlug: store.urlSlug }
      : card;
  });
}
