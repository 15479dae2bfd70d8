import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** What this database is: one row for the shop. */
export const installation = pgTable('installation', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  /** A known text, sealed. Null until a host has opened the database for the first time. */
  sentinel: bytea(),
  /** When a production host first opened it. */
  productionSince: timestamp('production_since', { withTimezone: true }),
});
