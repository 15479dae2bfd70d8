import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'REFUNDED'] as const;

/** Where an order is; the two statuses follow from it (docs/product/gift-cards.md#stages). */
export const orderStages = [
  ...(['AWAITING_PAYMENT', 'VERIFYING', 'PAYMENT_FAILED', 'CANCELLED'] as const),
  ...(['ISSUING', 'DELIVERED', 'REFUNDING', 'REFUNDED'] as const),
] as const;

const time = (name: string) => timestamp(name, { withTimezone: true });

export const giftCardOrder = pgTable(
  'gift_card_order',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Face value of all that was ordered. */
    orderPaise: bigint('order_paise', { mode: 'bigint' }).notNull(),
    /** What was paid for it. */
    paymentPaise: bigint('payment_paise', { mode: 'bigint' }).notNull(),
    paymentStatus: text('payment_status', { enum: STATUSES }).notNull(),
    orderStatus: text('order_status', { enum: STATUSES }).notNull(),
    orderedAt: time('ordered_at').notNull().defaultNow(),
    paymentCompletedAt: time('payment_completed_at'),
    /** Of the catalogue. Null for orders from before gift cards were sold. */
    giftCardSlug: text('gift_card_slug'),
    stage: text({ enum: orderStages }).notNull(),
    /** Who takes the payment. */
    provider: text({ enum: ['simulated', 'razorpay', 'cashfree'] }),
    /** Null until the provider has the order. */
    providerOrderId: text('provider_order_id'),
    /** Until then a payment can be begun. */
    payableUntil: time('payable_until'),
    /** The provider's id of the payment that counts. */
    paymentId: text('payment_id'),
    /** What the provider keeps of it; null where it does not say so. */
    feePaise: bigint('fee_paise', { mode: 'bigint' }),
    refundStartedAt: time('refund_started_at'),
    refundedAt: time('refunded_at'),
    refundId: text('refund_id'),
    /** Attempts to refund that the provider says have failed. */
    refundsFailed: integer('refunds_failed').notNull().default(0),
    /** What the provider has sent back, or sends, where that is not all of it; null else. */
    refundedPaise: bigint('refunded_paise', { mode: 'bigint' }),
    /** Refunds that the provider took back after it had made them. */
    refundsReversed: integer('refunds_reversed').notNull().default(0),
    /** Since when an attempt to refund is being made, or has had no answer. */
    refundAttemptAt: time('refund_attempt_at'),
    /** Since when a person refunds it by another way than the provider: the shop makes no attempt. */
    byHandAt: time('by_hand_at'),
    byHandReason: text('by_hand_reason'),
    /** What the buyer got by that way, once it is done. */
    repaidPaise: bigint('repaid_paise', { mode: 'bigint' }),
    /** Of that transfer, as the bank has it. */
    repaidReference: text('repaid_reference'),
    /** When the provider is asked again; null where nothing is open. */
    nextAskAt: time('next_ask_at'),
  },
  (table) => [
    index('gift_card_order_of_member').on(table.memberId, table.orderedAt.desc(), table.id.desc()),
    uniqueIndex('gift_card_order_at_provider')
      .on(table.provider, table.providerOrderId)
      .where(sql`${table.providerOrderId} is not null`),
    index('gift_card_order_refunding').on(table.refundStartedAt).where(sql`${table.stage} = 'REFUNDING'`),
    index('gift_card_order_repaid')
      .on(table.refundedAt.desc(), table.id.desc())
      .where(sql`${table.repaidPaise} is not null`),
    index('gift_card_order_open').on(table.nextAskAt).where(sql`${table.nextAskAt} is not null`),
  ],
);

/** Number of cards of one brand and value. */
export const giftCardOrderLine = pgTable(
  'gift_card_order_line',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    orderId: bigint('order_id', { mode: 'bigint' }).notNull(),
    brandName: text('brand_name').notNull(),
    facePaise: bigint('face_paise', { mode: 'bigint' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [index('gift_card_order_line_of_order').on(table.orderId)],
);

export const giftCardVoucher = pgTable(
  'gift_card_voucher',
  {
    id: uuid().primaryKey(),
    /** Null in stock. The row stays when it is sold: it is sealed for its id. */
    lineId: bigint('line_id', { mode: 'bigint' }),
    giftCardSlug: text('gift_card_slug'),
    facePaise: bigint('face_paise', { mode: 'bigint' }),
    /** What the shop paid for it. */
    costPaise: bigint('cost_paise', { mode: 'bigint' }),
    /** A tag of the card number, by which a voucher that is imported twice is recognised. */
    numberTag: bytea('number_tag').unique(),
    addedAt: time('added_at').notNull().defaultNow(),
    soldAt: time('sold_at'),
    /** When its buyer first saw the PIN. */
    revealedAt: time('revealed_at'),
    /** Card number and PIN, encrypted for this row. */
    sealed: bytea().notNull(),
    expiresOn: date('expires_on').notNull(),
  },
  (table) => [
    index('gift_card_voucher_of_line').on(table.lineId),
    index('gift_card_voucher_stock')
      .on(table.giftCardSlug, table.facePaise, table.expiresOn, table.id)
      .where(sql`${table.lineId} is null`),
    index('gift_card_voucher_sealing_key').on(sql`sealing_key(${table.sealed})`),
  ],
);

/** For whom an order is, if not for its buyer. */
export const giftCardGift = pgTable(
  'gift_card_gift',
  {
    orderId: bigint('order_id', { mode: 'bigint' }).primaryKey(),
    /** Name, e-mail address and message, encrypted for this row. */
    sealed: bytea().notNull(),
    /** The day of India on which the mail leaves. */
    sendOn: date('send_on').notNull(),
    /** The hash of the key in the mailed link. Null until it is mailed. */
    keyHash: bytea('key_hash').unique(),
    sentAt: time('sent_at'),
    openedAt: time('opened_at'),
  },
  (table) => [
    index('gift_card_gift_unsent').on(table.sendOn).where(sql`${table.sentAt} is null`),
    index('gift_card_gift_sealing_key').on(sql`sealing_key(${table.sealed})`),
  ],
);
