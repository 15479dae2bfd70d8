import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shopOrder } from './shopOrder.ts';

/** Alerts to the operator about an order that costs more than its network pays, once for each reason. */
export const orderNotice = pgTable(
  'order_notice',
  {
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['no commission', 'low commission', 'costs more'] }).notNull(),
    notifiedAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.reason] })],
);
