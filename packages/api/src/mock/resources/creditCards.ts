import type * as calls from '../../contract/creditCards.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { found, homeRows, rowsOf, searchRows } from '../select.ts';
import { toPage } from '../toPage.ts';

export function creditCardResolvers({ creditCards }: Shop): ResolversOf<typeof calls> {
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
