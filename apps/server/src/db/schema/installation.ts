import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Facts about this database; one row. */
export const installation = pgTable('installation', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  /** A known text, sealed. Null until the first host has opened the database. */
  sentinel: bytea(),
  /** When a production host first opened it. */
  productionSince: timestamp('production_since', { withTimezone: true }),
  /** The bank that pays members and is asked about payouts in doubt. Null until production has one. */
  bank: text({ enum: ['razorpayx', 'cashfree', 'neft'] }),
  /** The provider that takes payments for gift cards. Null until production has one. */
  payments: text({ enum: ['razorpay', 'cashfree'] }),
  /** While it is set payouts are paused: the time of the backup that this database was restored from. */
  payoutsPausedSince: timestamp('payouts_paused_since', { withTimezone: true }),
  /** The moment of the newest backup by `potli backup` that was whole and restored on trial. */
  backedUpAt: timestamp('backed_up_at', { withTimezone: true }),
});
