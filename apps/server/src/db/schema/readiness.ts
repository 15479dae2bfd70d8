import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row; the readiness check writes to it. */
export const readiness = pgTable('readiness', {
  id: boolean().primaryKey().default(true),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
  filler: text().notNull().default(''),
});
