import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'REFUNDED'] as const;

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
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull().defaultNow(),
    paymentCompletedAt: timestamp('payment_completed_at', { withTimezone: true }),
  },
  (table) => [index('gift_card_order_of_member').on(table.memberId, table.orderedAt.desc(), table.id.desc())],
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
    lineId: bigint('line_id', { mode: 'bigint' }).notNull(),
    /** Card number and PIN, encrypted for this row. */
    sealed: bytea().notNull(),
    expiresOn: date('expires_on').notNull(),
  },
  (table) => [
    index('gift_card_voucher_of_line').on(table.lineId),
    index('gift_card_voucher_sealing_key').on(sql`sealing_key(${table.sealed})`),
  ],
);
