import { cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const nameListHandlers: Pick<Handlers, 'listStoreNames' | 'listCreditCardNames' | 'listFlashDealNames'> = {
  listStoreNames: cachedValue((catalogue) => catalogue.storeNames()),
  listCreditCardNames: cachedValue((catalogue) => catalogue.creditCardNames()),
  listFlashDealNames: cachedValue((catalogue) => catalogue.flashDealNames()),
};
