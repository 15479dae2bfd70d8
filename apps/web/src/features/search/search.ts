import type { Client } from '@potli/api/client';
import { type CreditCardSummary, searchCreditCards } from '@potli/api/contract/creditCards';
import { type GiftCardSummary, searchGiftCards } from '@potli/api/contract/giftCards';
import { type StoreSummary, searchStores } from '@potli/api/contract/stores';
import { orUndefined } from '../catalogue/orUndefined.ts';

export interface SearchResults {
  stores: StoreSummary[];
  creditCards: CreditCardSummary[];
  giftCards: GiftCardSummary[];
  /** False where a call failed, so that its empty list means nothing. */
  complete: boolean;
}

/** What a query finds, ten of each kind; a call that fails is an empty list (docs/product/site.md#search). */
export async function search(api: Client, text: string, signal: AbortSignal): Promise<SearchResults> {
  const page = { pageNumber: 0, pageSize: 10 };
  const [stores, creditCards, giftCards] = await Promise.all([
    orUndefined(api.call(searchStores, { query: { ...page, storeName: text } }, { signal })),
    orUndefined(api.call(searchCreditCards, { query: { ...page, creditCardName: text } }, { signal })),
    orUndefined(api.call(searchGiftCards, { query: { ...page, brandName: text } }, { signal })),
  ]);
  return {
    stores: stores?.rows ?? [],
    creditCards: creditCards?.rows ?? [],
    giftCards: giftCards?.rows ?? [],
    complete: [stores, creditCards, giftCards].every((list) => list !== undefined),
  };
}
