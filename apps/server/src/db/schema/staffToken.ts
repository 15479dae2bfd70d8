import type { Right } from '@potli/api/contract/roles';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Tokens of programs, with the rights of a member of the staff. */
export const staffToken = pgTable('staff_token', {
  id: uuid().primaryKey(),
  memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  /** The audit log names the token by it, so no two have the same. */
  name: text().notNull().unique(),
  tokenHash: bytea('token_hash').notNull().unique(),
  rights: text().array().$type<Right[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** Written at most once an hour; null: never. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});
