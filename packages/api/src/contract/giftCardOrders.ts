import * as z from 'zod/mini';
import { Id, Instant, MAX_PAGE_SIZE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';

/** A voucher as its buyer uses it (docs/product/gift-cards.md#order-fields). */
export const Voucher = z.object({
  voucher_ref: z.string(),
  pin_code: z.string(),
  expiration_date: z.string(),
});
export type Voucher = z.infer<typeof Voucher>;

/** A gift card order. Amounts in rupees; statuses SUCCESS, PENDING, FAILED, REFUNDED or others. */
export const GiftCardOrder = z.object({
  id: Id,
  orderAmount: z.number(),
  paymentStatus: z.string(),
  orderStatus: z.string(),
  paymentCompletedAt: z.nullable(Instant),
  paymentMetadata: z.object({ paymentAmount: z.number() }),
  purchaseOrders: z.array(
    z.object({
      /** Face value of one card. */
      cost: z.number(),
      count: z.number(),
      itemDetails: z.object({ brandName: z.string() }),
      /** Empty until delivered. */
      itemDetailsForUser: z.object({ data: z.array(Voucher) }),
    }),
  ),
});
export type GiftCardOrder = z.infer<typeof GiftCardOrder>;

const foreignOrder = fromAnyHost(GiftCardOrder, { paymentCompletedAt: null });

const OrderPage = z.object({ content: z.array(GiftCardOrder), totalPages: z.number(), totalElements: z.number() });

export const listGiftCardOrders = endpoint({
  method: 'GET',
  path: '/giftcard/orders/history',
  summary: "The member's gift card orders, newest first",
  auth: 'member',
  query: z.object({
    /** Zero-based. */
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 10),
  }),
  response: OrderPage,
  alsoAccepts: fromAnyHost(z.extend(OrderPage, { content: z.array(foreignOrder) }), { totalElements: 0 }),
  errors: [401],
});
