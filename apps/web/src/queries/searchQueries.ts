import type { Client } from '@potli/api/client';
import { searchCreditCards } from '@potli/api/contract/creditCards';
import { searchStores } from '@potli/api/contract/stores';
import { queryOptions } from '@tanstack/react-query';

/** Stores and credit cards that answer a query; errors are an empty list (spec, sections 8 and 9). */
export const searchQuery = (api: Client, text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) => {
      const page = { pageNumber: 0, pageSize: 10 };
      const [stores, creditCards] = await Promise.all([
        api.call(searchStores, { query: { ...page, storeName: text } }, { signal }).catch(() => undefined),
        api.call(searchCreditCards, { query: { ...page, creditCardName: text } }, { signal }).catch(() => undefined),
      ]);
      return { stores: stores?.rows ?? [], creditCards: creditCards?.rows ?? [] };
    },
  });

export type SearchResults = Awaited<ReturnType<NonNullable<ReturnType<typeof searchQuery>['queryFn']>>>;
