import { bigint, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Addresses from which a member logged in. The key is member and digest together. */
export const knownAddress = pgTable(
  'known_address',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    addressDigest: bytea('address_digest').notNull(),
    lastSeen: timestamp('last_seen', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('known_address_last_seen').on(table.lastSeen)],
);
