import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What an operator decided about a report that did not fit. */
export const reportDecision = pgTable(
  'report_decision',
  {
    network: text().notNull(),
    eventId: text('event_id').notNull(),
    /** Whose order it is; null: the report is closed. */
    clickId: uuid('click_id'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.eventId] })],
);
