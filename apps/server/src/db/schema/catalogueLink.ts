import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last look at each link of a live row to another site. */
export const catalogueLink = pgTable(
  'catalogue_link',
  {
    // without the list of all: most kinds have no links
    kind: text().$type<CatalogueKindName>().notNull(),
    key: text().notNull(),
    /** The field of the row that has the link. */
    field: text().notNull(),
    address: text().notNull(),
    lookedAt: moment('looked_at').notNull(),
    /** Why the link is dead; null where it works, and where that cannot be known. */
    problem: text(),
    /** The first of the looks in a row that found it dead. */
    deadSince: moment('dead_since'),
    deadLooks: integer('dead_looks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.field] }),
    index('catalogue_link_dead').on(table.kind, table.key).where(sql`${table.problem} is not null`),
  ],
);
