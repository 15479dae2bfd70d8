import type { Client } from '@potli/api/client';
import { getCreditCardById } from '@potli/api/contract/creditCards';
import { generateCustomLink } from '@potli/api/contract/customLinks';
import { getStoreById } from '@potli/api/contract/stores';
import type { Suggestion } from '@potli/ui/SearchBox';
import { itemOf } from '../search/toSuggestions.ts';

/** What can have a share link: a store or credit card, and its page on this site. */
export interface Shareable {
  kind: 'store' | 'card';
  id: string;
  page: string;
}

/**
 * What a search result has to share, or why it has nothing (docs/product/share-links.md#share-link--earn-money).
 */
export function toShareable(result: Pick<Suggestion, 'id' | 'href'> | undefined): Shareable | { refusal: string } {
  if (!result) return { refusal: 'Please select a store, credit card, or gift card first.' };
  const { kind, id } = itemOf(result.id);
  if (kind === 'giftCard') return { refusal: 'Invalid item type selected.' };
  return { kind, id, page: result.href };
}

/**
 * The member's own link to a store or card. It is asked for by the shop's own address, which every host of the contract
 * knows.
 *
 * @throws ApiError where the item or the link cannot be had
 */
export async function makeShareLink(api: Client, item: Shareable, signal: AbortSignal): Promise<string> {
  const getItem = item.kind === 'store' ? getStoreById : getCreditCardById;
  const { baseUrl } = await api.call(getItem, { params: { id: item.id } }, { signal });
  const { response } = await api.call(generateCustomLink, { query: { url: baseUrl || item.page } }, { signal });
  return response;
}
