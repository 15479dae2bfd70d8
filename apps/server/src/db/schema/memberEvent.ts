import { memberEventKinds } from '@potli/api/contract/adminMembers';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Only added to; a job removes what is older than `EVENT_DAYS`. Nothing in it says who the member is. */
export const memberEvent = pgTable(
  'member_event',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text({ enum: memberEventKinds }).notNull(),
    sessionId: uuid('session_id'),
    /** An HMAC of the browser's device cookie. */
    deviceTag: bytea('device_tag'),
    /** An HMAC of the network address. */
    addressTag: bytea('address_tag'),
  },
  (table) => [
    index('member_event_of_member').on(table.memberId, table.id),
    index('member_event_time').on(table.happenedAt),
  ],
);
