import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The row that is locked before a member's money changes. */
export const wallet = pgTable('wallet', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
});

export const account = pgTable('account', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  /** Null: an account of the house. */
  memberId: bigint('member_id', { mode: 'bigint' }),
  kind: text({
    enum: ['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'HOUSE_EXPECTED', 'HOUSE_DEBT'],
  }).notNull(),
  /** Paise; always 0 for the house. */
  balance: bigint({ mode: 'bigint' }).notNull().default(0n),
});

export const journal = pgTable('journal', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  key: text().notNull(),
  kind: text().notNull(),
  reference: text().notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
});

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
