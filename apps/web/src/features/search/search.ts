import type { Client } from '@potli/api/client';
import { type Category, listCategories } from '@potli/api/contract/categories';
import { type CreditCardSummary, searchCreditCards } from '@potli/api/contract/creditCards';
import { type GiftCardSummary, searchGiftCards } from '@potli/api/contract/giftCards';
import type { Offer } from '@potli/api/contract/offers';
import { listStores, type StoreSummary, searchStores } from '@potli/api/contract/stores';
import { fetchCoupons, fetchFlashDeals } from '../catalogue/offers.ts';
import { silently } from '../catalogue/orUndefined.ts';
import { matchesText, sharesWord } from './matchText.ts';

export interface SearchResults {
  stores: StoreSummary[];
  creditCards: CreditCardSummary[];
  giftCards: GiftCardSummary[];
  categories: Category[];
  deals: Offer[];
  coupons: Offer[];
  /** No list has a row. */
  nothing: boolean;
  /** Where nothing is found: categories with one of the words, else the first ones. */
  nearest: Category[];
  /** Where nothing is found. */
  popular: StoreSummary[];
  /** False where a call failed, so that its empty list means nothing. */
  complete: boolean;
}

/** Lists that are searched here, because no call searches them. */
interface Listed {
  categories: Category[] | undefined;
  deals: Offer[] | undefined;
  coupons: Offer[] | undefined;
  popular: StoreSummary[] | undefined;
}

const isComplete = (lists: object) => Object.values(lists).every((list) => list !== undefined);

async function fetchListed(api: Client, signal: AbortSignal): Promise<Listed> {
  const [categories, deals, coupons, popular] = await Promise.all([
    silently(api.call(listCategories, {}, { signal })),
    silently(fetchFlashDeals(api, 1, signal)),
    silently(fetchCoupons(api, 1, signal)),
    fetchPopularStores(api, signal),
  ]);
  return { categories, deals: deals?.rows, coupons: coupons?.rows, popular };
}

/** The stores that stand first on home; undefined where they did not load. */
export async function fetchPopularStores(api: Client, signal: AbortSignal): Promise<StoreSummary[] | undefined> {
  const query = { pageNumber: 0, pageSize: 24, displyaHomePage: true };
  const page = await silently(api.call(listStores, { query }, { signal }));
  return page?.rows.slice(0, 4);
}

/** So many categories help where nothing is found. */
const NEAREST = 4;

function nearestOf(text: string, categories: readonly Category[]): Category[] {
  const near = categories.filter(({ name }) => sharesWord(text, name));
  return (near.length > 0 ? near : categories).slice(0, NEAREST);
}

/**
 * What a query finds; a call that fails is an empty list (docs/product/site.md#search). Stores and cards are searched by
 * the server, ten of each, stores also by what they sell; categories, deals and coupons here, by their names and texts.
 */
export async function search(
  api: Client,
  text: string,
  signal: AbortSignal,
  listing: Promise<Listed> = fetchListed(api, signal),
): Promise<SearchResults> {
  const page = { pageNumber: 0, pageSize: 10 };
  const [stores, creditCards, giftCards, listed] = await Promise.all([
    silently(api.call(searchStores, { query: { ...page, storeName: text } }, { signal })),
    silently(api.call(searchCreditCards, { query: { ...page, creditCardName: text } }, { signal })),
    silently(api.call(searchGiftCards, { query: { ...page, brandName: text } }, { signal })),
    listing,
  ]);
  const isMeant = (offer: Offer) =>
    matchesText(text, [offer.offerName, offer.offerHomePageCardTag, offer.couponCode]) && !isOver(offer);
  const found = {
    stores: stores?.rows ?? [],
    creditCards: creditCards?.rows ?? [],
    giftCards: giftCards?.rows ?? [],
    categories: listed.categories?.filter(({ name }) => matchesText(text, [name])) ?? [],
    deals: listed.deals?.filter(isMeant) ?? [],
    coupons: listed.coupons?.filter(isMeant) ?? [],
  };
  return {
    ...found,
    nothing: Object.values(found).every(({ length }) => length === 0),
    nearest: nearestOf(text, listed.categories ?? []),
    popular: listed.popular ?? [],
    complete: isComplete({ stores, creditCards, giftCards, ...listed }),
  };
}

const isOver = ({ expiryDate }: Offer) => expiryDate !== null && Date.parse(expiryDate) <= Date.now();

/** Searches for one visitor after the other letter: lists that no call searches are asked for once. */
export function createSearch(api: Client) {
  let listing: Promise<Listed> | undefined;
  return async (text: string, signal: AbortSignal): Promise<SearchResults> => {
    // outlives the search that began it
    listing ??= fetchListed(api, new AbortController().signal);
    const asked = listing;
    const results = await search(api, text, signal, asked);
    if (listing === asked && !isComplete(await asked)) listing = undefined;
    return results;
  };
}
