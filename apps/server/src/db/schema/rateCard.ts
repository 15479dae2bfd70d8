import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cashbackColumns } from './columns.ts';

/** A version of an item's rates. Never changed. */
export const rateCard = pgTable('rate_card', {
  id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  itemKind: text('item_kind', { enum: ['STORE', 'CREDIT_CARD', 'OFFER'] }).notNull(),
  itemId: bigint('item_id', { mode: 'bigint' }).notNull(),
  /** From 1. */
  version: integer().notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  /** The network that reports its orders; null: any. */
  network: text(),
  hash: text().notNull(),
});

/** What orders earn. Amounts in paise. Never changed. */
export const rateRow = pgTable(
  'rate_row',
  {
    ...cashbackColumns,
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    rateCardId: bigint('rate_card_id', { mode: 'bigint' }).notNull(),
    position: integer().notNull(),
    appliesTo: text('applies_to').notNull(),
    capPaise: bigint('cap_paise', { mode: 'bigint' }),
    minimumPaise: bigint('minimum_paise', { mode: 'bigint' }),
    newUsersOnly: boolean('new_users_only').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    isDefault: boolean('is_default').notNull(),
    kind: text({ enum: ['sale', 'lead'] }).notNull(),
    /** The network's names of categories, in lower case. */
    categories: text().array().notNull(),
    commissionBasisPoints: integer('commission_basis_points'),
    commissionPaise: bigint('commission_paise', { mode: 'bigint' }),
  },
  (table) => [
    uniqueIndex('rate_row_default').on(table.rateCardId).where(sql`${table.isDefault}`),
    index('rate_row_by_start').on(table.startsAt).where(sql`${table.startsAt} is not null`),
    index('rate_row_by_end').on(table.endsAt).where(sql`${table.endsAt} is not null`),
  ],
);
