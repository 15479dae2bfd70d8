import { cachedPage, cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

type Names = 'listCreditCards' | 'searchCreditCards' | 'getCreditCardBySlug' | 'getCreditCardById';

export const creditCardHandlers: Pick<Handlers, Names> = {
  listCreditCards: cachedPage((catalogue, { query }) => catalogue.creditCards(query)),
  searchCreditCards: ({ services }, { query }) => services.catalogue.searchCreditCards(query),
  getCreditCardBySlug: cachedValue((catalogue, { params: { slug } }) => catalogue.creditCardBySlug(slug)),
  getCreditCardById: cachedValue((catalogue, { params: { id } }) => catalogue.creditCardById(id)),
};
