import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Share links: one per member and store or credit card. */
export const customLink = pgTable('custom_link', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  urlHash: text('url_hash').notNull(),
  memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  itemType: text('item_type', { enum: ['STORE', 'CREDIT_CARD'] }).notNull(),
  itemId: bigint('item_id', { mode: 'bigint' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
