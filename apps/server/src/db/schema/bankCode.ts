import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** The code that was mailed to confirm a change of bank details, the newest of each member. */
export const bankCode = pgTable('bank_code', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
  codeHash: bytea('code_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Wrong and right ones; after five it is over. */
  tries: integer().notNull().default(0),
});
