import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns of every catalogue table: id, hash of the imported row, time of the first import and of the last change. */
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
