import { sql } from 'drizzle-orm';
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    index('mail_outbox_unsent').on(table.nextTryAt).where(sql`${table.sealed} is not null`),
    index('mail_outbox_sealing_key').on(sql`sealing_key(${table.sealed})`),
  ],
);
