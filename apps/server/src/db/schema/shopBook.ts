import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const paise = (name: string) => bigint(name, { mode: 'bigint' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** How a network's orders are paid to members. */
export const networkPolicy = pgTable('network_policy', {
  network: text().primaryKey(),
  /** When members get their money: when the network approves the order, or when it has paid the shop. */
  pays: text({ enum: ['approval', 'settlement'] }).notNull(),
  /** The most that members may have before the network paid for it. */
  advanceLimitPaise: paise('advance_limit_paise').notNull(),
  /** How long after an approval the network usually pays. */
  settlesAfterDays: integer('settles_after_days').notNull(),
  /** What they have; above the limit where a payment was withdrawn or the limit lowered. */
  advancedPaise: paise('advanced_paise').notNull(),
});

/** A line of a statement: what a network paid for an order, or took back. Never changed. */
export const settlementLine = pgTable(
  'settlement_line',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    network: text().notNull(),
    networkOrderId: text('network_order_id').notNull(),
    statement: text().notNull(),
    /** Which line of the order in its statement, from 1. */
    place: integer().notNull(),
    /** Below zero: taken back. */
    paidPaise: paise('paid_paise').notNull(),
    /** What the network paid in another currency than rupees, in its smallest unit; null: in rupees. */
    currency: text(),
    paidMinor: bigint('paid_minor', { mode: 'bigint' }),
    /** The part of it that the network deducted as tax, and that never reached the bank. */
    tdsPaise: paise('tds_paise').notNull().default(0n),
    /** The bank's day. */
    settledAt: time('settled_at').notNull(),
    receivedAt: time('received_at').notNull(),
    invoice: text(),
    /** The line that this one takes back. */
    withdraws: bigint({ mode: 'bigint' }),
  },
  (table) => [
    index('settlement_line_of_order').on(table.networkOrderId, table.network),
    index('settlement_line_of_statement').on(table.statement, table.network),
    uniqueIndex('settlement_line_withdrawn').on(table.withdraws).where(sql`${table.withdraws} is not null`),
  ],
);

/** A month of India whose books are closed, `yyyy-mm`, with all before it. Never changed. */
export const closedMonth = pgTable('closed_month', {
  month: text().primaryKey(),
  closedAt: time('closed_at').notNull(),
  closedBy: text('closed_by').notNull(),
});

/** A change of an order in the shop's own books. Never changed. */
export const bookJournal = pgTable(
  'book_journal',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    network: text().notNull(),
    /** Null in a journal of gift cards. */
    orderId: bigint('order_id', { mode: 'bigint' }),
    giftCardOrderId: bigint('gift_card_order_id', { mode: 'bigint' }),
    /** Once for each order. */
    cause: text().notNull(),
    kind: text().notNull(),
    happenedAt: time('happened_at').notNull(),
    /** The day for which it counts in the months: the bank's day of a payment. Null: when it happened. */
    valueAt: time('value_at'),
  },
  (table) => [
    uniqueIndex('book_journal_of_gift_cards')
      .on(table.giftCardOrderId, table.cause)
      .where(sql`${table.giftCardOrderId} is not null`),
  ],
);

/** Never changed; those of a journal sum to zero. */
export const bookEntry = pgTable('book_entry', {
  journalId: bigint('journal_id', { mode: 'bigint' }).notNull(),
  account: text({
    enum: [
      'EXPECTED',
      'RECEIVABLE',
      'COMMISSION',
      'CASHBACK',
      'MEMBERS',
      'WAITING',
      'CASH',
      'ADVANCED',
      'MEMO',
      'WRITTEN_OFF',
      'RECOVERED',
      'TDS',
      'EXCHANGE',
      'PROVIDER',
      'BUYERS',
      'GIFT_SALES',
      'GIFT_COST',
      'GIFT_STOCK',
      'PROVIDER_FEES',
    ],
  }).notNull(),
  paise: paise('paise').notNull(),
});
