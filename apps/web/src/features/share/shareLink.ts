import type { Client } from '@potli/api/client';
import { generateCustomLink } from '@potli/api/contract/customLinks';
import { readItemAddress } from '@potli/api/link';
import { fetchCreditCard } from '../catalogue/creditCards.ts';
import { fetchStore } from '../catalogue/stores.ts';

/** What can have a share link: the page of a store or credit card on this site. */
export interface Shareable {
  kind: 'STORE' | 'CREDIT_CARD';
  slugOrId: string;
  page: string;
}

/**
 * What a page of this site has to share, or why it has nothing (docs/product/share-links.md#share-link--earn-money).
 */
export function toShareable(page: string | undefined): Shareable | { refusal: string } {
  if (page === undefined) return { refusal: 'Please select a store, credit card, or gift card first.' };
  const item = readItemAddress(page, () => true);
  if (item?.kind !== 'STORE' && item?.kind !== 'CREDIT_CARD') return { refusal: 'Invalid item type selected.' };
  return { kind: item.kind, slugOrId: item.slugOrId, page };
}

/**
 * The member's own link to a store or card. It is asked for by the shop's own address, which every host of the contract
 * knows.
 *
 * @throws ApiError where the item or the link cannot be had
 */
export async function makeShareLink(api: Client, item: Shareable, signal: AbortSignal): Promise<string> {
  const fetchItem = item.kind === 'STORE' ? fetchStore : fetchCreditCard;
  const { baseUrl } = await fetchItem(api, item.slugOrId, signal);
  const { response } = await api.call(generateCustomLink, { query: { url: baseUrl || item.page } }, { signal });
  return response;
}
