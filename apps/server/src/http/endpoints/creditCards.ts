import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

type Names = 'listCreditCards' | 'searchCreditCards' | 'getCreditCardBySlug' | 'getCreditCardById';

export const creditCardHandlers: Pick<Handlers, Names> = {
  listCreditCards: (context, { query }) =>
    cachedPage(context, 'listCreditCards', query, () => context.services.catalogue.creditCards(query)),
  searchCreditCards: ({ services }, { query }) => services.catalogue.searchCreditCards(query),
  getCreditCardBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getCreditCardBySlug', slug, () => context.services.catalogue.creditCardBySlug(slug)),
  getCreditCardById: (context, { params: { id } }) =>
    cachedValue(context, 'getCreditCardById', id, () => context.services.catalogue.creditCardById(id)),
};
