import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const offerHandlers: Pick<Handlers, 'listFlashDeals' | 'getFlashDealBySlug' | 'listOffers'> = {
  listFlashDeals: cachedPage((catalogue, { query }) => catalogue.flashDeals(query)),
  getFlashDealBySlug: cachedValue((catalogue, { params: { slug } }) => catalogue.flashDealBySlug(slug)),
  listOffers: cachedPage((catalogue, { query }) => catalogue.offers(query)),
};
