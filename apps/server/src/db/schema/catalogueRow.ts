import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { catalogueProblems } from './catalogueProblems.ts';

const identity = {
  kind: text({ enum: catalogueKinds }).notNull(),
  key: text().notNull(),
};

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An index for each problem: of the rows that can have it. */
const problemIndexes = {
  catalogue_row_with_next_rates: catalogueProblems.hasNextRates,
  catalogue_row_without_end: catalogueProblems.withoutEnd,
  catalogue_row_without_rate: catalogueProblems.withoutRate,
  catalogue_row_without_click_id: catalogueProblems.withoutClickId,
  catalogue_row_with_own_picture: catalogueProblems.hasOwnPicture,
};

/** Every row of the catalogue as its document has it, with its draft. The typed tables are what pages read. */
export const catalogueRow = pgTable(
  'catalogue_row',
  {
    ...identity,
    /** What is published; null for a draft that never was. */
    row: jsonb().$type<CatalogueFields>(),
    version: integer().notNull(),
    draft: jsonb().$type<CatalogueFields>(),
    /** The version that the draft began with. */
    draftBase: integer('draft_base'),
    /** Grows each time that a draft is saved, published or thrown away. */
    draftVersion: integer('draft_version').notNull().default(0),
    /** Who saved the draft last. */
    draftBy: text('draft_by'),
    /** Title and key in lower case. */
    words: text().notNull(),
    /** The group in which its rank counts, such as the place of a banner; empty where a kind has one. */
    place: text().notNull().default(''),
    rank: integer(),
    isOff: boolean('is_off').notNull(),
    liveFrom: moment('live_from'),
    liveUntil: moment('live_until'),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('catalogue_row_by_words').on(table.kind, table.words, table.key),
    index('catalogue_row_by_rank').on(table.kind, table.place, table.rank, table.words, table.key),
    index('catalogue_row_by_change').on(table.kind, table.changedAt.desc(), table.key),
    index('catalogue_row_by_edge').on(table.kind, table.liveUntil, table.key),
    index('catalogue_row_off').on(table.kind, table.words, table.key).where(sql`${table.isOff}`),
    index('catalogue_row_unpublished').on(table.kind, table.words, table.key).where(sql`${table.row} is null`),
    index('catalogue_row_by_state')
      .on(table.kind, table.isOff, table.liveUntil, table.liveFrom)
      .where(sql`${table.row} is not null`),
    index('catalogue_row_by_start').on(table.liveFrom).where(sql`${table.liveFrom} is not null`),
    ...Object.entries(problemIndexes).map(([name, where]) => index(name).on(table.kind, table.key).where(where())),
    index('catalogue_row_with_draft').on(table.kind, table.words, table.key).where(sql`${table.draft} is not null`),
  ],
);

/** A row that a change makes, of the version that it was made from; a null row is a deletion. */
export interface ProposedRow {
  kind: CatalogueKindName;
  key: string;
  version: number;
  row: CatalogueFields | null;
}

/** A change of one row or of many: done, waiting for a second person, or refused. */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    id: bigint({ mode: 'bigint' }).generatedByDefaultAsIdentity().primaryKey(),
    state: text({ enum: ['waiting', 'applied', 'refused'] }).notNull(),
    askedAt: moment('asked_at').notNull(),
    askedBy: text('asked_by').notNull(),
    /** Their account, which cannot approve it; null where the shop or a command did it. */
    askedMember: bigint('asked_member', { mode: 'bigint' }),
    decidedBy: text('decided_by'),
    reasons: text().array().notNull().default([]),
    proposed: jsonb().$type<ProposedRow[]>(),
    rows: integer().notNull(),
    /** The first of the rows. */
    ...identity,
    title: text().notNull(),
    undoes: bigint({ mode: 'bigint' }).references((): AnyPgColumn => catalogueChange.id),
    undoneBy: bigint('undone_by', { mode: 'bigint' }).references((): AnyPgColumn => catalogueChange.id),
  },
  (table) => [
    index('catalogue_change_by_state').on(table.state, table.id.desc()),
    index('catalogue_change_waiting').on(table.kind, table.key).where(sql`${table.state} = 'waiting'`),
  ],
);

/** The history of each row. Rows are only ever added; a null row says that it was deleted. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    ...identity,
    version: integer().notNull(),
    row: jsonb().$type<CatalogueFields>(),
    changeId: bigint('change_id', { mode: 'bigint' }).notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.version] }),
    index('catalogue_version_by_change').on(table.changeId, table.kind, table.key),
  ],
);
