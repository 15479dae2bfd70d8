import type * as calls from '../../contract/clicks.ts';
import type { Click, ClickTarget } from '../../contract/clicks.ts';
import { withClickId } from '../../link/clickLink.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** The id of every click that the mock records. */
export const MOCK_CLICK_ID = '019aa0c5-2f40-7000-8000-000000000001';

/** `clicksOf` returns the clicks of a member, newest first. */
export function clickResolvers(
  shop: Shop,
  clicksOf: (email: string | undefined) => readonly Click[],
): ResolversOf<typeof calls> {
  const links: Record<ClickTarget, ReadonlyArray<{ id: string; link?: string }>> = {
    STORE: shop.stores.map(({ id, redirectionUrl }) => ({ id, link: redirectionUrl })),
    OFFER: shop.offers.map(({ id, redirectUrl }) => ({ id, link: redirectUrl })),
    CREDIT_CARD: shop.creditCards.map(({ id, redirectUrl }) => ({ id, link: redirectUrl })),
    GIFT_CARD: shop.giftCards,
  };

  return {
    createClick({ params, query }) {
      const target = links[query.clickSource].find(({ id }) => id === params.id);
      if (!target) throw notFound();
      return { clickId: MOCK_CLICK_ID, redirectUrl: target.link && withClickId(target.link, MOCK_CLICK_ID) };
    },
    listMyClicks: ({ query }, { email }) => toPage(clicksOf(email), query),
  };
}
