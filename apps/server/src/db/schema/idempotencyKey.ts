import { sql } from 'drizzle-orm';
import { index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Hash of caller, endpoint and key. */
    keyHash: bytea('key_hash').primaryKey(),
    /** Hash of path, query and body. */
    requestHash: bytea('request_hash').notNull(),
    /** The response, sealed: it can contain personal data. */
    answer: bytea().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('idempotency_key_age').on(table.createdAt),
    index('idempotency_key_sealing_key').on(sql`sealing_key(${table.answer})`),
  ],
);
