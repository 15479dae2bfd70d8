import type { Client } from '@potli/api/client';
import { type Click, listMyClicks } from '@potli/api/contract/clicks';
import { listCreditCards } from '@potli/api/contract/creditCards';
import { listOffers } from '@potli/api/contract/offers';
import { listStores } from '@potli/api/contract/stores';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of the member's clicks, newest first. `page` counts from 1. */
export const myClicksQuery = (api: Client, { page, pageSize }: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: ['mine', 'clicks', page, pageSize],
    queryFn: ({ signal }) => api.call(listMyClicks, { query: { pageNumber: page - 1, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    // The member may have clicked out a moment ago, in another window.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** What a click led to. */
export interface ClickSourceInfo {
  name: string;
  imageUrl?: string;
}

/** Name and picture of a click's source, from the first item that its id brings (spec, section 7). */
export const clickSourceQuery = (
  api: Client,
  { clickSource, itemType, storeId }: Pick<Click, 'clickSource' | 'itemType' | 'storeId'>,
) =>
  queryOptions({
    queryKey: ['clickSource', clickSource, itemType, storeId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ClickSourceInfo | null> => {
      if (clickSource === 'CREDIT_CARD' || itemType === 'CREDIT_CARD') {
        const card = (await api.call(listCreditCards, { query: { creditCardIds: storeId } }, { signal })).rows[0];
        return card ? { name: card.heading, imageUrl: card.imageUrl } : null;
      }
      if (clickSource === 'OFFER') {
        const offer = (await api.call(listOffers, { query: { offerIds: storeId } }, { signal })).rows[0];
        return offer ? { name: offer.offerName, imageUrl: offer.offerImageUrl } : null;
      }
      if (clickSource === 'GIFT_CARD') return null;
      const store = (await api.call(listStores, { query: { storeIds: storeId } }, { signal })).rows[0];
      return store ? { name: store.storeName, imageUrl: store.storeImageUrl } : null;
    },
  });
