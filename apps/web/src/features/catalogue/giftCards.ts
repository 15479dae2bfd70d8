import type { Client } from '@potli/api/client';
import { type GiftCard, getGiftCardById, getGiftCardBySlug } from '@potli/api/contract/giftCards';
import { bySlugOrId } from './bySlugOrId.ts';

/** A gift card by its slug, else by its id. */
export function fetchGiftCard(api: Client, slugOrId: string, signal: AbortSignal): Promise<GiftCard> {
  return bySlugOrId(
    () => api.call(getGiftCardBySlug, { params: { slug: slugOrId } }, { signal }),
    () => api.call(getGiftCardById, { params: { id: slugOrId } }, { signal }),
  );
}
