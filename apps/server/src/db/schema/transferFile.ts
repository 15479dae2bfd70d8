import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** A file of transfers for the bank. */
export const transferFile = pgTable(
  'transfer_file',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    lines: integer().notNull(),
    totalPaise: bigint('total_paise', { mode: 'bigint' }).notNull(),
    /** The file, byte by byte. */
    sealed: bytea().notNull(),
    /** The bank did not take it: its payouts wait for another file. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index('transfer_file_sealing_key').on(sql`sealing_key(${table.sealed})`)],
);

/** A payout that goes to the bank in a file; it is in one at most. */
export const transferLine = pgTable(
  'transfer_line',
  {
    payoutId: uuid('payout_id').primaryKey(),
    /** What the bank calls it: `P261100000042`. */
    reference: text()
      .notNull()
      .default(
        sql`'P' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || to_char(nextval('transfer_reference'), 'FM09999999')`,
      ),
    bankAccountId: uuid('bank_account_id').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'bigint' }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
    fileId: uuid('file_id'),
    state: text({ enum: ['waiting', 'filed', 'sent', 'failed', 'returned'] }).notNull(),
    utr: text(),
    reason: text(),
    /** When the bank reported it. */
    answeredAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('transfer_line_waiting').on(table.queuedAt, table.payoutId).where(sql`${table.state} = 'waiting'`),
    index('transfer_line_of_file').on(table.fileId),
    index('transfer_line_filed').on(table.fileId).where(sql`${table.state} = 'filed'`),
  ],
);
