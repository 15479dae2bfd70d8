import type { StoreRow } from '@potli/api/contract/catalogueDocument';
import { bigint, boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';

/** Empty for items from before there were programmes. */
type Programme = Partial<z.output<typeof StoreRow>['programme']>;

/** Columns of every catalogue table: id, hash of the imported row, time of the first import and of the last change, and when visitors see it. */
export const rowColumns = {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  contentHash: text('content_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** Taken off, whatever the dates say. */
  isOff: boolean('is_off').notNull().default(false),
  liveFrom: timestamp('live_from', { withTimezone: true }),
  liveUntil: timestamp('live_until', { withTimezone: true }),
};

/** Columns of what a member can click out to. */
export const rateColumns = {
  /** The rates until `nextRatesFrom`. */
  rateCardId: bigint('rate_card_id', { mode: 'bigint' }),
  /** The rates from then on. */
  nextRateCardId: bigint('next_rate_card_id', { mode: 'bigint' }),
  nextRatesFrom: timestamp('next_rates_from', { withTimezone: true }),
  /** What the programme of the network allows. */
  programme: jsonb().$type<Programme>().notNull().default({}),
};

/** A rate in hundredths of a percent, or fixed paise where these are above 0. */
export const cashbackColumns = {
  cashbackBasisPoints: integer('cashback_basis_points').notNull(),
  cashbackPaise: bigint('cashback_paise', { mode: 'bigint' }).notNull(),
};
