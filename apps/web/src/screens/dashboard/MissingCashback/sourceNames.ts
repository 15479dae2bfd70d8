import type { Client } from '@potli/api/client';
import type { DisputeSource } from '@potli/api/contract/disputes';
import { listCreditCardNames, listFlashDealNames, listStoreNames } from '@potli/api/contract/nameLists';
import type { SourceChoice } from '@potli/machines/dispute';
import { queryOptions } from '@tanstack/react-query';

const lists: Record<DisputeSource, (api: Client, signal: AbortSignal) => Promise<SourceChoice[]>> = {
  STORE: async (api, signal) => {
    const names = await api.call(listStoreNames, {}, { signal });
    return names.map(({ id, storeName }) => ({ id, name: storeName }));
  },
  CREDIT_CARD: async (api, signal) => {
    const names = await api.call(listCreditCardNames, {}, { signal });
    return names.map(({ id, heading }) => ({ id, name: heading }));
  },
  FLASH_DEAL: async (api, signal) => {
    const names = await api.call(listFlashDealNames, {}, { signal });
    return names.map(({ id, offerName }) => ({ id, name: offerName }));
  },
};

/** All stores, credit cards or flash deals by name. */
export const sourceNamesQuery = (api: Client, sourceType: DisputeSource) =>
  queryOptions({
    queryKey: ['sourceNames', sourceType],
    queryFn: ({ signal }) => lists[sourceType](api, signal),
  });
