import type { ViewSearch } from '@potli/api/contract/adminViews';
import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Lists of the shop window under a name, for all editors. */
export const catalogueView = pgTable(
  'catalogue_view',
  {
    id: bigint({ mode: 'bigint' }).generatedByDefaultAsIdentity().primaryKey(),
    kind: text({ enum: catalogueKinds }).notNull(),
    name: text().notNull(),
    search: jsonb().$type<ViewSearch>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [uniqueIndex('catalogue_view_name').on(table.kind, sql`lower(${table.name})`)],
);
