import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Append-only: the last version of a member is the valid one. */
export const memberPan = pgTable(
  'member_pan',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    version: integer().notNull(),
    /** The PAN, encrypted for this row. */
    sealed: bytea().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('member_pan_sealing_key').on(sql`sealing_key(${table.sealed})`)],
);
