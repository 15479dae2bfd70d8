import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Permission of a member to send some files for some minutes. */
export const uploadTicket = pgTable(
  'upload_ticket',
  {
    keyHash: bytea('key_hash').primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    filesLeft: integer('files_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('upload_ticket_expiry').on(table.expiresAt)],
);

/** Owner and type of each file; the bytes are in `UPLOADS_DIR`. */
export const uploadedFile = pgTable(
  'uploaded_file',
  {
    name: text().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    mediaType: text('media_type').notNull(),
    byteCount: integer('byte_count').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
    /** A claim or a profile uses it. Other files are removed after a day. */
    claimed: boolean().notNull().default(false),
    /** When a row of the catalogue was last known to use it; null where it is no picture of the shop. */
    pictureUsedAt: timestamp('picture_used_at', { withTimezone: true }),
  },
  (table) => [
    index('uploaded_file_of_member_by_age').on(table.memberId, table.uploadedAt),
    index('uploaded_file_unclaimed').on(table.uploadedAt).where(sql`not ${table.claimed}`),
    index('uploaded_file_picture').on(table.pictureUsedAt).where(sql`${table.pictureUsedAt} is not null`),
  ],
);
