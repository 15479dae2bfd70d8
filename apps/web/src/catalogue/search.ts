import type { Client } from '@potli/api/client';
import { type CreditCardSummary, searchCreditCards } from '@potli/api/contract/creditCards';
import { type StoreSummary, searchStores } from '@potli/api/contract/stores';

export interface SearchResults {
  stores: StoreSummary[];
  creditCards: CreditCardSummary[];
}

/** Stores and credit cards that answer a query, ten each; a call that fails is an empty list (spec, sections 8, 9). */
export async function search(api: Client, text: string, signal: AbortSignal): Promise<SearchResults> {
  const page = { pageNumber: 0, pageSize: 10 };
  const [stores, creditCards] = await Promise.all([
    api.call(searchStores, { query: { ...page, storeName: text } }, { signal }).catch(() => undefined),
    api.call(searchCreditCards, { query: { ...page, creditCardName: text } }, { signal }).catch(() => undefined),
  ]);
  return { stores: stores?.rows ?? [], creditCards: creditCards?.rows ?? [] };
}
