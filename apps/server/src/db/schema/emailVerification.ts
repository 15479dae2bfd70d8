import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const emailVerification = pgTable('email_verification', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
  keyHash: bytea('key_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
