import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** The row that is locked before a member's money changes. */
export const wallet = pgTable('wallet', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
  /** How many journals the member has. */
  journals: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** Hash of the last one; zeros before the first. */
  head: bytea().notNull().default(Buffer.alloc(32)),
});

export const account = pgTable(
  'account',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Null: an account of the house. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    kind: text({
      enum: [
        'PENDING',
        'APPROVED',
        'HELD',
        'SENT',
        'DECLINED',
        'DEBT',
        'FORFEITED',
        'HOUSE_EXPECTED',
        'HOUSE_DEBT',
        'HOUSE_WITHHELD',
      ],
    }).notNull(),
    /** Paise; always 0 for the house. */
    balance: bigint({ mode: 'bigint' }).notNull().default(0n),
  },
  (table) => [
    index('account_to_pay').on(table.memberId).where(sql`${table.kind} = 'APPROVED' and ${table.balance} > 0`),
  ],
);

export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    key: text().notNull(),
    kind: text().notNull(),
    reference: text().notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /** Null, as the columns below: touches accounts of the house only. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    /** Number within the member, from 1. */
    seq: bigint({ mode: 'bigint' }),
    prevHash: bytea('prev_hash'),
    salt: uuid(),
    hash: bytea(),
  },
  (table) => [
    index('journal_of_reference').on(table.memberId, table.reference),
    index('journal_of_time').on(table.memberId, table.happenedAt),
  ],
);

export const entry = pgTable(
  'entry',
  {
    journalId: bigint('journal_id', { mode: 'bigint' }).notNull(),
    accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
    /** Paise */
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [index('entry_of_account').on(table.accountId, table.journalId.desc())],
);
