import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const member = pgTable(
  'member',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    /** In lower case: two spellings are one account. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text().notNull(),
    mobileNumber: text('mobile_number').notNull(),
    profilePicture: text('profile_picture'),
    birthDate: date('birth_date'),
    gender: text({ enum: ['MALE', 'FEMALE', 'OTHER'] }).notNull(),
    role: text({ enum: ['MEMBER', 'ADMIN', 'EDITOR', 'SUPPORT', 'FINANCE'] })
      .notNull()
      .default('MEMBER'),
    referralCode: text('referral_code').notNull(),
    referredBy: bigint('referred_by', { mode: 'bigint' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the member first followed a link in a mail to this address. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When the password was last set by a mailed link; null: never. */
    passwordResetAt: timestamp('password_reset_at', { withTimezone: true }),
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** The last login or new access token; written at most once a day. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('member_referred_by').on(table.referredBy).where(sql`${table.referredBy} is not null`),
    index('member_of_staff').on(table.id).where(sql`${table.role} <> 'MEMBER'`),
    index('member_mobile_number').on(table.mobileNumber).where(sql`${table.mobileNumber} <> ''`),
  ],
);
