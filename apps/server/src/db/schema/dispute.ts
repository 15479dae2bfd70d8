import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Claims of cashback that is missing, or of shops that report by claim. */
export const dispute = pgTable(
  'dispute',
  {
    /** Random, made by the host (`ticketNumber.ts`). */
    id: bigint({ mode: 'bigint' }).generatedByDefaultAsIdentity().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    sourceType: text('source_type', { enum: ['STORE', 'CREDIT_CARD', 'FLASH_DEAL'] }).notNull(),
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
    disputeType: text('dispute_type', { enum: ['CLAIM_CASHBACK', 'MISSING_CASHBACK'] }).notNull(),
    orderTime: timestamp('order_time', { withTimezone: true }).notNull(),
    transactionDate: timestamp('transaction_date', { withTimezone: true }),
    deliveryDate: timestamp('delivery_date', { withTimezone: true }),
    storeOrderId: text('store_order_id').notNull(),
    orderPaise: bigint('order_paise', { mode: 'bigint' }).notNull(),
    message: text(),
    coupon: text(),
    giftCardUsed: boolean('gift_card_used'),
    clickId: uuid('click_id'),
    fileNames: text('file_names').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    status: text({ enum: ['RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'] })
      .notNull()
      .default('RECEIVED'),
    /** Written by the operator, for the member. */
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('dispute_of_member').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    uniqueIndex('dispute_of_order').on(
      table.memberId,
      table.sourceType,
      table.sourceId,
      sql`lower(${table.storeOrderId})`,
    ),
  ],
);
