import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

type Names = 'listGiftCards' | 'searchGiftCards' | 'getGiftCardBySlug' | 'getGiftCardById';

export const giftCardHandlers: Pick<Handlers, Names> = {
  listGiftCards: (context, { query }) =>
    cachedPage(context, 'listGiftCards', query, () => context.services.catalogue.giftCards(query)),
  searchGiftCards: ({ services }, { query }) => services.catalogue.searchGiftCards(query),
  getGiftCardBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getGiftCardBySlug', slug, () => context.services.catalogue.giftCardBySlug(slug)),
  getGiftCardById: (context, { params: { id } }) =>
    cachedValue(context, 'getGiftCardById', id, () => context.services.catalogue.giftCardById(id)),
};
