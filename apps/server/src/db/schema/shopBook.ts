import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** What they have; never above the limit. */
  advancedPaise: paise('advanced_paise').notNull(),
});

/** What a network says it paid for an order. Never changed. */
export const settlementLine = pgTable('settlement_line', {
  network: text().notNull(),
  networkOrderId: text('network_order_id').notNull(),
  statement: text().notNull(),
  paidPaise: paise('paid_paise').notNull(),
  settledAt: time('settled_at').notNull(),
  receivedAt: time('received_at').notNull(),
});

/** A change of an order in the shop's own books. Never changed. */
export const bookJournal = pgTable('book_journal', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  network: text().notNull(),
  orderId: bigint('order_id', { mode: 'bigint' }).notNull(),
  /** Once for each order. */
  cause: text().notNull(),
  kind: text().notNull(),
  happenedAt: time('happened_at').notNull(),
});

/** Never changed; those of a journal sum to zero. */
export const bookEntry = pgTable('book_entry', {
  journalId: bigint('journal_id', { mode: 'bigint' }).notNull(),
  account: text({
    enum: ['EXPECTED', 'RECEIVABLE', 'COMMISSION', 'CASHBACK', 'MEMBERS', 'WAITING', 'CASH', 'ADVANCED', 'MEMO'],
  }).notNull(),
  paise: paise('paise').notNull(),
});
