import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A version of an item's name and terms. Never changed. */
export const itemTerms = pgTable('item_terms', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  itemKind: text('item_kind', { enum: ['STORE', 'CREDIT_CARD', 'OFFER'] }).notNull(),
  itemId: bigint('item_id', { mode: 'bigint' }).notNull(),
  /** From 1. */
  version: integer().notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  name: text().notNull(),
  /** With placeholders for rates, which are filled in when they are shown. */
  terms: text().array().notNull(),
});
