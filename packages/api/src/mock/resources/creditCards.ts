import type { Shop } from '../createShop.ts';
import type { Resolvers } from '../http/createHandlers.ts';
import { found, homeRows, rowsOf, searchRows } from '../select.ts';
import { toPage } from '../toPage.ts';

type CreditCardResolvers = Pick<
  Resolvers,
  'listCreditCards' | 'searchCreditCards' | 'getCreditCardBySlug' | 'getCreditCardById'
>;

export function creditCardResolvers({ creditCards }: Shop): CreditCardResolvers {
  return {
    listCreditCards({ query }) {
      if (query.creditCardIds) return toPage(rowsOf(creditCards, query.creditCardIds), query);
      return toPage(query.isDisplayHomePage ? homeRows(creditCards) : creditCards, query);
    },
    searchCreditCards({ query }) {
      return toPage(
        searchRows(creditCards, query.creditCardName, ({ from, heading, aliases }) => [from, heading, ...aliases]),
        query,
      );
    },
    getCreditCardBySlug: ({ params }) => found(creditCards, ({ urlSlug }) => urlSlug === params.slug),
    getCreditCardById: ({ params }) => found(creditCards, ({ id }) => id === params.id),
  };
}
