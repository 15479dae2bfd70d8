import * as z from 'zod/mini';
import { Id, Instant, MAX_PAGE_SIZE } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';

/** Shown in place of a PIN until it is revealed. */
export const MASKED_PIN = '••••••';

/** A voucher as its buyer uses it (docs/product/gift-cards.md#order-fields). */
export const Voucher = z.object({
  voucher_ref: z.string(),
  pin_code: z.string(),
  expiration_date: z.string(),
});
export type Voucher = z.infer<typeof Voucher>;

/** A voucher in a list of orders. */
export const ListedVoucher = z.extend(Voucher, {
  /** For `revealVoucherPin`. Null where that call is of no use: the PIN is here already, or belongs to the receiver of a gift. */
  voucher_id: z.nullable(Id),
});
export type ListedVoucher = z.infer<typeof ListedVoucher>;

/** For whom an order is, if not for its buyer. */
export const OrderGift = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The day in India on which the mail leaves. */
  sendOn: z.string(),
  /** When it left; null before. */
  sentAt: z.nullable(Instant),
  /** When the receiver opened it; null before. */
  openedAt: z.nullable(Instant),
});
export type OrderGift = z.infer<typeof OrderGift>;

/**
 * Where an order is (docs/product/gift-cards.md#stages):
 * AWAITING_PAYMENT can be paid until `payableUntil`; VERIFYING was paid as the browser says, and the provider is asked; ISSUING is paid, and
 * its vouchers are asked for; DELIVERED has its vouchers; PAYMENT_FAILED can be paid again until then; CANCELLED was not paid in time; REFUNDING was paid and is not delivered, the money
 * is on its way back; REFUNDED came back.
 */
export const OrderStage = z.enum([
  'AWAITING_PAYMENT',
  'VERIFYING',
  'ISSUING',
  'DELIVERED',
  'PAYMENT_FAILED',
  'CANCELLED',
  'REFUNDING',
  'REFUNDED',
]);
export type OrderStage = z.infer<typeof OrderStage>;

/** The stages in which nothing happens any more by itself: a screen stops to ask. */
export const settledStages: ReadonlySet<string> = new Set<OrderStage>([
  'DELIVERED',
  'PAYMENT_FAILED',
  'CANCELLED',
  'REFUNDING',
  'REFUNDED',
]);

/** A gift card order. Amounts in rupees; statuses SUCCESS, PENDING, FAILED, REFUNDED or others. */
export const GiftCardOrder = z.object({
  id: Id,
  /** The face value of all cards. */
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
      itemDetailsForUser: z.object({ data: z.array(ListedVoucher) }),
    }),
  ),
  /** `OrderStage`; null where the host knows the two statuses only. */
  stage: z.nullable(z.string()),
  /** Null where the host does not say. */
  orderedAt: z.nullable(Instant),
  /** Until then `startGiftCardPayment` takes it; null where it cannot be paid any more. */
  payableUntil: z.nullable(Instant),
  /** Null where it is for the buyer. */
  gift: z.nullable(OrderGift),
  /** The money that goes back, or has gone back; null where none does. */
  refund: z.nullable(
    z.object({
      amount: z.number(),
      startedAt: Instant,
      /** When it was sent back; null before. */
      refundedAt: z.nullable(Instant),
      /** Of the shop's own transfer to the buyer; absent where it went back to the method of payment. */
      reference: z.optional(z.string()),
    }),
  ),
});
export type GiftCardOrder = z.infer<typeof GiftCardOrder>;

const foreignVoucher = fromAnyHost(ListedVoucher, { voucher_id: null });

/** An order as any host of the contract sends it. */
export const foreignGiftCardOrder = fromAnyHost(
  z.extend(GiftCardOrder, {
    purchaseOrders: z.array(
      z.object({
        cost: z.number(),
        count: z.number(),
        itemDetails: z.object({ brandName: z.string() }),
        itemDetailsForUser: z.object({ data: z.array(foreignVoucher) }),
      }),
    ),
  }),
  { paymentCompletedAt: null, stage: null, orderedAt: null, payableUntil: null, gift: null, refund: null },
);

const OrderPage = z.object({ content: z.array(GiftCardOrder), totalPages: z.number(), totalElements: z.number() });

export const listGiftCardOrders = endpoint({
  method: 'GET',
  path: '/giftcard/orders/history',
  summary: "The member's gift card orders, newest first, PINs masked",
  auth: 'member',
  query: z.object({
    /** Zero-based. */
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 10),
  }),
  response: OrderPage,
  alsoAccepts: fromAnyHost(z.extend(OrderPage, { content: z.array(foreignGiftCardOrder) }), { totalElements: 0 }),
  errors: [401],
});

export const getGiftCardOrder = endpoint({
  method: 'GET',
  path: '/giftcard/orders/{id}',
  summary: 'One gift card order of the member, PINs masked: ask it while a payment is verified',
  auth: 'member',
  params: z.object({ id: Id }),
  response: GiftCardOrder,
  alsoAccepts: foreignGiftCardOrder,
  errors: [401, 404],
});

export const revealVoucherPin = endpoint({
  method: 'POST',
  path: '/giftcard/vouchers/{id}/pin',
  summary: 'The card number and PIN of one voucher, for its buyer; it is noted among the events of the account',
  auth: 'member',
  params: z.object({ id: Id }),
  response: Voucher,
  errors: [401, 404, 429],
});
