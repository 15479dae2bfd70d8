import { cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const nameListHandlers: Pick<Handlers, 'listStoreNames' | 'listCreditCardNames' | 'listFlashDealNames'> = {
  listStoreNames: (context) => cachedValue(context, 'listStoreNames', '', context.services.catalogue.storeNames),
  listCreditCardNames: (context) =>
    cachedValue(context, 'listCreditCardNames', '', context.services.catalogue.creditCardNames),
  listFlashDealNames: (context) =>
    cachedValue(context, 'listFlashDealNames', '', context.services.catalogue.flashDealNames),
};
