import { bigint, boolean, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How long stores take to report an order. */
export const reportDelay = pgTable('report_delay', {
  storeId: bigint('store_id', { mode: 'bigint' }).primaryKey(),
  /** Nine of ten orders were reported within this time after their click. */
  delaySeconds: integer('delay_seconds').notNull(),
  /** From how many orders this is known. */
  orders: integer().notNull(),
  computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
});

/** Answers of members about clicks without an order. Rows are only ever added. */
export const clickAnswer = pgTable(
  'click_answer',
  {
    clickId: uuid('click_id').notNull(),
    bought: boolean().notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.clickId, table.bought] })],
);
