import type * as calls from '../../contract/offers.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { found, homeRows, rowsOf } from '../select.ts';
import { toPage } from '../toPage.ts';

export function offerResolvers({ offers }: Shop): ResolversOf<typeof calls> {
  const flashDeals = offers.filter(({ isFlashDeal }) => isFlashDeal);
  const live = offers.filter(({ isExpired }) => !isExpired);

  return {
    listFlashDeals({ query }) {
      const listed = flashDeals.filter(isOfStore(query));
      if (query.isDisplayHomePage)
        return toPage(
          homeRows(listed).filter(({ isExpired }) => !isExpired),
          query,
        );
      return toPage(
        listed
          .filter(({ isExpired }) => !(isExpired && query.expiringSoon))
          .toSorted((a, b) => Number(a.isExpired) - Number(b.isExpired)),
        query,
      );
    },
    getFlashDealBySlug: ({ params }) => found(flashDeals, ({ urlSlug }) => urlSlug === params.slug),
    listOffers({ query }) {
      if (query.offerIds) return toPage(rowsOf(offers, query.offerIds), query);
      const listed = live
        .filter(({ isFlashDeal }) => !(isFlashDeal && query.ignoreFlashDeals))
        .filter(isOfStore(query));
      return toPage(query.isDisplayHomePage ? homeRows(listed) : listed, query);
    },
  };
}

function isOfStore({ storeId }: { storeId?: string | undefined }) {
  return ({ store }: Shop['offers'][number]) => storeId === undefined || store?.id === storeId;
}
