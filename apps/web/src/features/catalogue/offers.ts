import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import {
  getFlashDealBySlug,
  listFlashDeals,
  listOffers,
  type Offer,
  type OfferDetails,
} from '@potli/api/contract/offers';

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

/** A flash deal as its page needs it. */
export interface FlashDeal extends OfferDetails {
  /** Whether it had expired when it was loaded. Shown until the browser counts down by itself. */
  isOver: boolean;
}

export async function fetchFlashDeal(api: Client, slug: string, signal: AbortSignal): Promise<FlashDeal> {
  const deal = await api.call(getFlashDealBySlug, { params: { slug } }, { signal });
  return { ...deal, isOver: deal.expiryDate !== null && Date.parse(deal.expiryDate) <= Date.now() };
}
