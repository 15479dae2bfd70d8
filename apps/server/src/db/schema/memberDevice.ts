import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Browsers and devices with which a member logged in or clicked. The key is member and tag together. */
export const memberDevice = pgTable(
  'member_device',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** An HMAC of the device cookie, or of the id that a click names. */
    deviceTag: bytea('device_tag').notNull(),
    /** A browser by its device cookie, or what a click says. */
    kind: text({ enum: ['browser', 'visitor'] }).notNull(),
    firstSeen: timestamp('first_seen', { withTimezone: true }).notNull().defaultNow(),
    lastSeen: timestamp('last_seen', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('member_device_tag').on(table.deviceTag)],
);
