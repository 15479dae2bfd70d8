import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** The mailed link that stops a version of a bank account. */
export const bankAccountStop = pgTable('bank_account_stop', {
  bankAccountId: uuid('bank_account_id').primaryKey(),
  keyHash: bytea('key_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
});
