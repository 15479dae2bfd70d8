import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const offerHandlers: Pick<Handlers, 'listFlashDeals' | 'getFlashDealBySlug' | 'listOffers'> = {
  listFlashDeals: (context, { query }) =>
    cachedPage(context, 'listFlashDeals', query, () => context.services.catalogue.flashDeals(query)),
  getFlashDealBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getFlashDealBySlug', slug, () => context.services.catalogue.flashDealBySlug(slug)),
  listOffers: (context, { query }) =>
    cachedPage(context, 'listOffers', query, () => context.services.catalogue.offers(query)),
};
