import type { Bindings } from '../bind.ts';
import { cachedPage, cachedValue } from '../cachedAnswers.ts';

export const offerBindings: Pick<Bindings, 'listFlashDeals' | 'getFlashDealBySlug' | 'listOffers'> = {
  listFlashDeals: (context, { query }) =>
    cachedPage(context, 'listFlashDeals', query, () => context.services.catalogue.flashDeals(query)),
  getFlashDealBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getFlashDealBySlug', slug, () => context.services.catalogue.flashDealBySlug(slug)),
  listOffers: (context, { query }) =>
    cachedPage(context, 'listOffers', query, () => context.services.catalogue.offers(query)),
};
