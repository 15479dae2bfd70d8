import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Kinds of mails about money and claims, which a member can switch off one by one. */
const choices = ['tracked', 'approved', 'declined', 'reversed', 'referral', 'payout', 'payoutFailed', 'claim'] as const;

/** News about a member's money or claims that goes out by mail. */
export const notification = pgTable(
  'notification',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    /** What happened; each is notified once. */
    key: text().notNull(),
    /** `forfeit` cannot be switched off. */
    kind: text({ enum: [...choices, 'forfeit'] }).notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Of a referral: the friend's order, which the mail does not mention. Null: the news is of no order. */
    orderId: bigint('order_id', { mode: 'bigint' }),
    payoutId: uuid('payout_id'),
    /** The journal that moved the money. Null for a claim and a notice. */
    journalKey: text('journal_key'),
    /** The answer to a claim that it is about. */
    answerId: bigint('answer_id', { mode: 'bigint' }),
    /** The notice of a forfeiture that it is about. */
    noticeId: bigint('notice_id', { mode: 'bigint' }),
    /** Why the shop declined, in its own words. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not notified before. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its mail is written, or the member wants none. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [index('notification_due').on(table.dueAt, table.id).where(sql`${table.doneAt} is null`)],
);

export const mailOptOut = pgTable(
  'mail_opt_out',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    kind: text({ enum: choices }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
