import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const payout = pgTable(
  'payout',
  {
    /** UUIDv7: ids sort by time. */
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** The version that was valid when the money was reserved. */
    bankAccountId: uuid('bank_account_id').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'bigint' }).notNull(),
    mode: text().notNull(),
    state: text({ enum: ['reserved', 'submitted', 'review', 'sent', 'failed', 'returned'] }).notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    utr: text(),
    failureReason: text('failure_reason'),
    /** The runner that asks the bank now, for as long as that may take. */
    lease: uuid(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
  },
  (table) => [
    index('payout_of_member').on(table.memberId, table.id.desc()),
    index('payout_settled').on(table.settledAt.desc(), table.id.desc()).where(sql`${table.settledAt} is not null`),
    index('payout_in_review').on(table.createdAt).where(sql`${table.state} = 'review'`),
    index('payout_failed').on(table.settledAt.desc(), table.id.desc()).where(sql`${table.state} = 'failed'`),
    index('payout_of_utr').on(table.utr).where(sql`${table.utr} is not null`),
    uniqueIndex('payout_one_open').on(table.memberId).where(sql`${table.state} in ('reserved', 'submitted', 'review')`),
  ],
);

/** The orders whose cashback is in a payout. */
export const payoutOrder = pgTable(
  'payout_order',
  {
    payoutId: uuid('payout_id').notNull(),
    orderId: bigint('order_id', { mode: 'bigint' }).notNull(),
    /** What of the order's cashback it carries. */
    amountPaise: bigint('amount_paise', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('payout_order_of_order').on(table.orderId, table.payoutId.desc())],
);
