import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row, written to ask whether the database takes writes. */
export const readiness = pgTable('readiness', {
  id: boolean().primaryKey().default(true),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  filler: text().notNull().default(''),
});
