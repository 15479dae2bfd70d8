import type { Bindings } from './bind.ts';
import { cachedPage } from './cachedAnswers.ts';

export const offerBindings: Pick<Bindings, 'listFlashDeals' | 'listOffers'> = {
  listFlashDeals: (context, { query }) =>
    cachedPage(context, 'listFlashDeals', query, () => context.services.catalogue.flashDeals(query)),
  listOffers: (context, { query }) =>
    cachedPage(context, 'listOffers', query, () => context.services.catalogue.offers(query)),
};
