import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

type Names = 'listGiftCards' | 'searchGiftCards' | 'getGiftCardBySlug' | 'getGiftCardById';

export const giftCardHandlers: Pick<Handlers, Names> = {
  listGiftCards: cachedPage((catalogue, { query }) => catalogue.giftCards(query)),
  searchGiftCards: ({ services }, { query }) => services.catalogue.searchGiftCards(query),
  getGiftCardBySlug: cachedValue((catalogue, { params: { slug } }) => catalogue.giftCardBySlug(slug)),
  getGiftCardById: cachedValue((catalogue, { params: { id } }) => catalogue.giftCardById(id)),
};
