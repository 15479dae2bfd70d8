import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const idempotencyKey = pgTable('idempotency_key', {
  /** Of the caller, the call and the key. */
  keyHash: bytea('key_hash').primaryKey(),
  /** Of path, query and body. */
  requestHash: bytea('request_hash').notNull(),
  /** What was answered, sealed: it may hold personal data. */
  answer: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
