import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    refreshSeed: bytea('refresh_seed').notNull(),
    /** How often its refresh token was rotated. */
    generation: integer().notNull().default(0),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    bindingHash: bytea('binding_hash'),
    /** An HMAC of the browser's device cookie; null where it had none. */
    deviceTag: bytea('device_tag'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the password was entered again; null: at the login only. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endReason: text('end_reason', { enum: ['LOGOUT', 'RESET', 'REUSE', 'SUSPENDED', 'BANK_CHANGE'] }),
  },
  (table) => [index('session_open_of_member').on(table.memberId).where(sql`${table.endedAt} is null`)],
);
