import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** What every catalogue table has: its id, the hash of what the row was loaded from, when it was loaded first and changed last. */
export const rowColumns = {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  contentHash: text('content_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
};

/** A rate in hundredths of a percent, or fixed paise where these are above 0. */
export const cashbackColumns = {
  cashbackBasisPoints: integer('cashback_basis_points').notNull(),
  cashbackPaise: bigint('cashback_paise', { mode: 'bigint' }).notNull(),
};
