import type { Bindings } from '../bind.ts';
import { cachedValue } from '../cachedAnswers.ts';

export const nameListBindings: Pick<Bindings, 'listStoreNames' | 'listCreditCardNames' | 'listFlashDealNames'> = {
  listStoreNames: (context) => cachedValue(context, 'listStoreNames', '', context.services.catalogue.storeNames),
  listCreditCardNames: (context) =>
    cachedValue(context, 'listCreditCardNames', '', context.services.catalogue.creditCardNames),
  listFlashDealNames: (context) =>
    cachedValue(context, 'listFlashDealNames', '', context.services.catalogue.flashDealNames),
};
