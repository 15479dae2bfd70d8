import { breaches } from '@potli/api/contract/adminMembers';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Notices to members about money that will be, or was, forfeited. Rows are only ever added. */
export const forfeitNotice = pgTable('forfeit_notice', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  /** The last login; after a forfeiture, that one. Of one by an operator always the last login. */
  inactiveSince: timestamp('inactive_since', { withTimezone: true }).notNull(),
  /** Three warnings, and the forfeiture itself. */
  stage: text({ enum: ['FIRST', 'SECOND', 'LAST', 'FORFEITED'] }).notNull(),
  /** Of FORFEITED by an operator: why. Null: months without a login. */
  breach: text({ enum: breaches }),
  /** What was Approved. */
  approvedPaise: bigint('approved_paise', { mode: 'bigint' }).notNull(),
  /** The day that the mail names; of FORFEITED: when it happened. */
  forfeitsAt: timestamp('forfeits_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
