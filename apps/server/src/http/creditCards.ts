import type { Bindings } from './bind.ts';
import { cachedPage } from './cachedAnswers.ts';

export const creditCardBindings: Pick<Bindings, 'listCreditCards' | 'searchCreditCards'> = {
  listCreditCards: (context, { query }) =>
    cachedPage(context, 'listCreditCards', query, () => context.services.catalogue.creditCards(query)),
  searchCreditCards: (context, { query }) =>
    cachedPage(context, 'searchCreditCards', query, () => context.services.catalogue.searchCreditCards(query)),
};
