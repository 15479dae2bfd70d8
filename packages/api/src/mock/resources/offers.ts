import type * as calls from '../../contract/offers.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createHandlers.ts';
import { found, homeRows, rowsOf } from '../select.ts';
import { toPage } from '../toPage.ts';

export function offerResolvers({ offers }: Shop): ResolversOf<typeof calls> {
  const flashDeals = offers.filter(({ isFlashDeal }) => isFlashDeal);
  const live = offers.filter(({ isExpired }) => !isExpired);

  return {
    listFlashDeals({ query }) {
      if (query.isDisplayHomePage)
        return toPage(
          homeRows(flashDeals).filter(({ isExpired }) => !isExpired),
          query,
        );
      return toPage(
        flashDeals.toSorted((a, b) => Number(a.isExpired) - Number(b.isExpired)),
        query,
      );
    },
    getFlashDealBySlug: ({ params }) => found(flashDeals, ({ urlSlug }) => urlSlug === params.slug),
    listOffers({ query }) {
      if (query.offerIds) return toPage(rowsOf(offers, query.offerIds), query);
      const listed = live.filter(({ isFlashDeal }) => !(isFlashDeal && query.ignoreFlashDeals));
      return toPage(query.isDisplayHomePage ? homeRows(listed) : listed, query);
    },
  };
}
