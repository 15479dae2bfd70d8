import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** What networks sent. */
export const reportBody = pgTable(
  'report_body',
  {
    network: text().notNull(),
    eventId: text('event_id').notNull(),
    sha256: bytea().notNull(),
    contentType: text('content_type').notNull(),
    /** At most 20 kB. */
    body: bytea().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Another body of an event that was received before; it was not read. */
    isConflict: boolean('is_conflict').notNull(),
  },
  (table) => [index('report_body_conflicts').on(table.receivedAt).where(sql`${table.isConflict}`)],
);
