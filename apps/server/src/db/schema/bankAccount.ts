import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Why payouts wait after a version (docs/product/bank-account.md#holds). */
export const holdReasons = ['first', 'changed', 'unverified', 'device', 'silence', 'password'] as const;

/** Append-only: the last version of a member is the valid one. */
export const bankAccount = pgTable(
  'bank_account',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    version: integer().notNull(),
    kind: text({ enum: ['account', 'upi'] })
      .notNull()
      .default('account'),
    /** Holder and account or UPI ID, encrypted for this row (`BankRecord`). */
    sealed: bytea().notNull(),
    /** Equal for equal accounts and for equal UPI IDs (`fingerprint` of the sealer); null until a host has made it. */
    accountHash: bytea('account_hash'),
    /** Payouts wait after this version although it is the first; hosts of earlier releases read it. */
    held: boolean().notNull().default(false),
    /** How long payouts wait after this version; null in versions from before there was a rule (`payoutHold`). */
    holdHours: integer('hold_hours'),
    holdReason: text('hold_reason', { enum: holdReasons }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bank_account_sealing_key').on(sql`sealing_key(${table.sealed})`),
    index('bank_account_hash').on(table.accountHash),
  ],
);
