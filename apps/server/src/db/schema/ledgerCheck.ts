import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/** Results of the check of the ledger. Never changed. */
export const ledgerCheck = pgTable('ledger_check', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  /** Recent: of what is new since the last sound check. */
  kind: text({ enum: ['full', 'recent'] }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  durationMs: integer('duration_ms').notNull(),
  findings: jsonb().notNull(),
  isSound: boolean('is_sound').notNull(),
  /** Whether a mail about its findings was sent to the operator. */
  isNotified: boolean('is_told').notNull().default(false),
  /** What it saw: transactions, and the latest journals among them. */
  snapshot: snapshot().notNull(),
  journalId: bigint('journal_id', { mode: 'bigint' }).notNull(),
  bookJournalId: bigint('book_journal_id', { mode: 'bigint' }).notNull(),
});

/** What the last sound check saw of a wallet; without a row: no journals. */
export const walletCheckpoint = pgTable('wallet_checkpoint', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
  journals: bigint({ mode: 'bigint' }).notNull(),
  head: bytea().notNull(),
});

/** The same of an account; without a row: 0 paise. */
export const accountCheckpoint = pgTable('account_checkpoint', {
  accountId: bigint('account_id', { mode: 'bigint' }).primaryKey(),
  balance: bigint({ mode: 'bigint' }).notNull(),
});

/** The same of the ADVANCED of a network. */
export const advanceCheckpoint = pgTable('advance_checkpoint', {
  network: text().primaryKey(),
  advancedPaise: bigint('advanced_paise', { mode: 'bigint' }).notNull(),
});

/** Checks that admins asked for. */
export const ledgerCheckRequest = pgTable(
  'ledger_check_request',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    kind: text({ enum: ['full', 'recent'] }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until it is made. */
    checkId: bigint('check_id', { mode: 'bigint' }).references(() => ledgerCheck.id),
  },
  (table) => [index('ledger_check_request_open').on(table.id).where(sql`${table.checkId} is null`)],
);
