import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import {
  getFlashDealBySlug,
  listFlashDeals,
  listOffers,
  type Offer,
  type OfferDetails,
} from '@potli/api/contract/offers';
import type { Store } from '@potli/api/contract/stores';
import { orUndefined } from './orUndefined.ts';

/** One page of all flash deals, 64 at a time (docs/product/offers.md#flash-deals). `page` counts from 1. */
export function fetchFlashDeals(api: Client, page: number, signal: AbortSignal): Promise<Page<Offer>> {
  const query = { pageNumber: page - 1, pageSize: 64, expiringSoon: false, latestOffers: true };
  return api.call(listFlashDeals, { query }, { signal });
}

/** One page of all coupons, 64 at a time (docs/product/offers.md#coupons). `page` counts from 1. */
export function fetchCoupons(api: Client, page: number, signal: AbortSignal): Promise<Page<Offer>> {
  const query = {
    pageNumber: page - 1,
    pageSize: 64,
    expiringSoon: false,
    latestOffers: false,
    ignoreFlashDeals: true,
  };
  return api.call(listOffers, { query }, { signal });
}

/** What a store offers now; a list is undefined where it did not load. */
export interface StoreOffers {
  deals?: Offer[];
  coupons?: Offer[];
}

/** The deals and coupons of one store. A host that does not know `storeId` sends those of every store. */
export async function fetchStoreOffers(
  api: Client,
  { id, urlSlug }: Pick<Store, 'id' | 'urlSlug'>,
  signal: AbortSignal,
): Promise<StoreOffers> {
  const query = { pageNumber: 0, pageSize: 64, storeId: id };
  const ownRows = async (page: Promise<Page<Offer>>) =>
    (await orUndefined(page))?.rows.filter(({ store }) => store?.urlSlug === urlSlug);
  const [deals, coupons] = await Promise.all([
    ownRows(api.call(listFlashDeals, { query: { ...query, expiringSoon: true } }, { signal })),
    ownRows(api.call(listOffers, { query: { ...query, ignoreFlashDeals: true } }, { signal })),
  ]);
  return { deals, coupons };
}

/** A flash deal as its page needs it. */
export interface FlashDeal extends OfferDetails {
  /** Whether it had expired when it was loaded. Shown until the browser counts down by itself. */
  isOver: boolean;
}

export async function fetchFlashDeal(api: Client, slug: string, signal: AbortSignal): Promise<FlashDeal> {
  const deal = await api.call(getFlashDealBySlug, { params: { slug } }, { signal });
  return { ...deal, isOver: deal.expiryDate !== null && Date.parse(deal.expiryDate) <= Date.now() };
}
