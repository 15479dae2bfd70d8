import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Append-only: the last version of a member is the valid one. */
export const bankAccount = pgTable(
  'bank_account',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    version: integer().notNull(),
    /** Holder, number, code, bank and address, encrypted for this row. */
    sealed: bytea().notNull(),
    /** Payouts wait after this version although it is the first. */
    held: boolean().notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('bank_account_sealing_key').on(sql`sealing_key(${table.sealed})`)],
);
