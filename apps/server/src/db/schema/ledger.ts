import type { JournalKind, MemberAccount } from '@potli/api/contract/journals';
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

/** The other side of every entry: what networks owe the house, what members owe it, and tax that it withheld from payouts. */
export type HouseAccount = 'HOUSE_EXPECTED' | 'HOUSE_DEBT' | 'HOUSE_WITHHELD';

export const account = pgTable(
  'account',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Null: an account of the house. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    kind: text().$type<MemberAccount | HouseAccount>().notNull(),
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
    kind: text().$type<JournalKind>().notNull(),
    /** What the hash covers: the id of the order or payout, or the reason of a forfeiture. Queries use the columns below. */
    reference: text().notNull(),
    /** Of the order of a member, or of a friend. Set by the database, from kind and reference. */
    orderId: bigint('order_id', { mode: 'bigint' }).generatedAlwaysAs(sql`generated`),
    /** Of a payout, or of the tax that was withheld from one. Set by the database, as well. */
    payoutId: uuid('payout_id').generatedAlwaysAs(sql`generated`),
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
    index('journal_of_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('journal_of_payout').on(table.payoutId).where(sql`${table.payoutId} is not null`),
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
