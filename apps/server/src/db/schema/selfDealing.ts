import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Members who look like the same person as a member above them in the chain of invitations. */
export const selfDealing = pgTable('self_dealing', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
  /** What both have in common. `phone` is no longer used: numbers are not verified. */
  reasons: text({ enum: ['email', 'phone', 'bank', 'device'] })
    .array()
    .notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the operator decided that they are different people; null while the referral earns nothing. */
  allowedAt: timestamp('allowed_at', { withTimezone: true }),
});
