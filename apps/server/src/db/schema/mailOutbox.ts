import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** UUIDv7: ids sort by time. */
    id: uuid().primaryKey(),
    /** Recipient, subject and text; null once the mail was sent or given up. */
    sealed: bytea(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    /** The notice of a forfeiture that it contains; such rows are stored for ever. */
    noticeId: bigint('notice_id', { mode: 'bigint' }),
  },
  (table) => [
    index('mail_outbox_unsent').on(table.nextTryAt).where(sql`${table.sealed} is not null`),
    uniqueIndex('mail_outbox_notice').on(table.noticeId).where(sql`${table.noticeId} is not null`),
    index('mail_outbox_sealing_key').on(sql`sealing_key(${table.sealed})`),
  ],
);
