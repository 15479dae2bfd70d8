import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const statusColumn = (name: string) =>
  text(name, { enum: ['RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'] }).notNull();

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
    status: statusColumn('status').default('RECEIVED'),
    /** When a claim on hold is looked at again. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** The network's order that it turned out to be about; both null until the network reports it. */
    reportedNetwork: text('reported_network'),
    reportedOrderId: text('reported_order_id'),
    /** What says so; null like the two. */
    reportedBy: text('reported_by', { enum: ['number', 'amount', 'person', 'click'] }),
  },
  (table) => [
    index('dispute_of_member').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    index('dispute_open').on(table.createdAt, table.id).where(sql`${table.status} not in ('APPROVED', 'REJECTED')`),
    index('dispute_decided')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.status} in ('APPROVED', 'REJECTED')`),
    index('dispute_granted_click').on(sql`(${table.clickId}::text)`).where(sql`${table.status} = 'APPROVED'`),
    uniqueIndex('dispute_of_order').on(
      table.memberId,
      table.sourceType,
      table.sourceId,
      sql`lower(${table.storeOrderId})`,
    ),
  ],
);

/** Orders of a claim's click that an operator has excluded from the claim. */
export const disputeOtherOrder = pgTable(
  'dispute_other_order',
  {
    disputeId: bigint('dispute_id', { mode: 'bigint' }).notNull(),
    network: text().notNull(),
    orderId: text('order_id').notNull(),
    who: text().notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.disputeId, table.network, table.orderId] })],
);

/** Answers to claims, and what they changed. Rows are only ever added. */
export const disputeAnswer = pgTable(
  'dispute_answer',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    disputeId: bigint('dispute_id', { mode: 'bigint' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
    author: text({ enum: ['member', 'shop', 'clock', 'order'] }).notNull(),
    /** The operator who wrote it; null where the author is not the shop. */
    who: text(),
    fromStatus: statusColumn('from_status'),
    toStatus: statusColumn('to_status'),
    /** Of a hold. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    words: text(),
    fileNames: text('file_names').array().notNull().default([]),
  },
  (table) => [index('dispute_answer_of_dispute').on(table.disputeId, table.id)],
);
