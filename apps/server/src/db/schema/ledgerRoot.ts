import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const number = () => bigint({ mode: 'bigint' }).notNull();
const coin = () => bigint({ mode: 'bigint' }).notNull();

/** The roots that were published. Never changed, as the two tables below. */
export const ledgerRoot = pgTable('ledger_root', {
  /** Its place in the list of all roots, from 1. */
  number: bigint({ mode: 'bigint' }).primaryKey(),
  /** In India, `2026-11-24`. */
  day: date().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  owedPaise: bigint('owed_paise', { mode: 'bigint' }).notNull(),
  root: bytea().notNull(),
  /** The Merkle root of the list of all roots up to this one. */
  logRoot: bytea('log_root').notNull(),
  /** The key of receipts that signed it, and its signature; null for roots from before they were signed. */
  keyId: text('key_id'),
  signature: bytea(),
});

/** Coin 0: the heads of chains; others: coins of so many paise. */
export const ledgerRootTree = pgTable(
  'ledger_root_tree',
  { number: number(), coin: coin(), size: bigint({ mode: 'bigint' }).notNull(), root: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.number, table.coin] })],
);

/** What was counted of a member whose chain grew since the root before. */
export const ledgerRootPlace = pgTable(
  'ledger_root_place',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    number: number(),
    seq: bigint({ mode: 'bigint' }).notNull(),
    owedPaise: bigint('owed_paise', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.number] })],
);

/** The leaves of a tree in their order, 512 in a row; stored for `ROOT_PROOF_DAYS`. */
export const ledgerRootLeaves = pgTable(
  'ledger_root_leaves',
  {
    number: number(),
    coin: coin(),
    block: integer().notNull(),
    /** The first leaf, and the root of the subtree. */
    first: bytea().notNull(),
    node: bytea().notNull(),
    leaves: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.coin, table.block] }),
    index('ledger_root_leaves_first').on(table.number, table.coin, table.first),
  ],
);
