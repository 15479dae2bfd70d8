import type * as calls from '../../contract/giftCardOrders.ts';
import type { GiftCardOrder } from '../../contract/giftCardOrders.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { toPage } from '../toPage.ts';

/** `ordersOf` returns the gift card orders of a member, newest first. */
export function giftCardOrderResolvers(
  ordersOf: (email: string | undefined) => readonly GiftCardOrder[],
): ResolversOf<typeof calls> {
  return {
    listGiftCardOrders: ({ query: { page, size } }, { email }) => toGiftCardOrderPage(ordersOf(email), page, size),
  };
}

/** One page in the shape of this call, which has the totals in the body. */
export function toGiftCardOrderPage(orders: readonly GiftCardOrder[], page: number, size: number) {
  const { rows, totalPages, totalCount } = toPage(orders, { pageNumber: page, pageSize: size });
  return { content: rows, totalPages, totalElements: totalCount };
}
