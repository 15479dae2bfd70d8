import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import { type Category, listCategories } from '@potli/api/contract/categories';
import { type CreditCardSummary, searchCreditCards } from '@potli/api/contract/creditCards';
import { type GiftCardSummary, searchGiftCards } from '@potli/api/contract/giftCards';
import type { Offer } from '@potli/api/contract/offers';
import { listStores, type StoreSummary, searchStores } from '@potli/api/contract/stores';
import { fetchCoupons, fetchFlashDeals } from '../catalogue/offers.ts';
import { silently } from '../catalogue/orUndefined.ts';
import { matchesText } from './matchText.ts';

export interface SearchResults {
  stores: StoreSummary[];
  creditCards: CreditCardSummary[];
  giftCards: GiftCardSummary[];
  /** Where nothing is found: those with one of the words, then the first ones. */
  categories: Category[];
  deals: Offer[];
  coupons: Offer[];
  /** Nothing is found. */
  nothing: boolean;
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
  const all = listed.categories ?? [];
  const named = (words: string) => all.filter(({ name }) => matchesText(words, [name]));
  const found = {
    stores: rowsOf(stores),
    creditCards: rowsOf(creditCards),
    giftCards: rowsOf(giftCards),
    categories: named(text),
    deals: listed.deals?.filter(isMeant) ?? [],
    coupons: listed.coupons?.filter(isMeant) ?? [],
  };
  const nothing = Object.values(found).every(({ length }) => length === 0);
  const nearest = [...new Set([...text.split(' ').flatMap(named), ...all])].slice(0, NEAREST);
  return {
    ...found,
    categories: nothing ? nearest : found.categories,
    nothing,
    popular: listed.popular ?? [],
    complete: isComplete({ stores, creditCards, giftCards, ...listed }),
  };
}

const rowsOf = <Row>(page: Page<Row> | undefined): Row[] => page?.rows ?? [];

const isOver = ({ expiryDate }: Offer) => expiryDate !== null && Date.parse(expiryDate) <= Date.now();

/** Searches for one visitor after the other letter: lists that no call searches are asked for once. */
export function createSearch(api: Client) {
  let listing: Promise<Listed> | undefined;
  return async (text: string, signal: AbortSignal): Promise<SearchResults> => {
    // may end after the search that started it
    listing ??= fetchListed(api, new AbortController().signal);
    const asked = listing;
    const results = await search(api, text, signal, asked);
    if (listing === asked && !isComplete(await asked)) listing = undefined;
    return results;
  };
}
