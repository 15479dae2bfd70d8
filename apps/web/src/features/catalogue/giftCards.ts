import type { Page } from '@potli/api';
import type { Client } from '@potli/api/client';
import {
  type GiftCard,
  type GiftCardSummary,
  getGiftCardById,
  getGiftCardBySlug,
  listGiftCards,
} from '@potli/api/contract/giftCards';
import { bySlugOrId } from './bySlugOrId.ts';

/** A gift card by its slug, else by its id. */
export function fetchGiftCard(api: Client, slugOrId: string, signal: AbortSignal): Promise<GiftCard> {
  return bySlugOrId(
    () => api.call(getGiftCardBySlug, { params: { slug: slugOrId } }, { signal }),
    () => api.call(getGiftCardById, { params: { id: slugOrId } }, { signal }),
  );
}

/** One page of all gift cards, 64 at a time (docs/product/gift-cards.md#all-gift-cards). `page` counts from 1. */
export function fetchGiftCards(api: Client, page: number, signal: AbortSignal): Promise<Page<GiftCardSummary>> {
  return api.call(listGiftCards, { query: { pageNumber: page - 1, pageSize: 64 } }, { signal });
}
