import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** What came with a right secret or signature and could not be read or applied. */
export const refusedBody = pgTable(
  'refused_body',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    door: text({ enum: ['network', 'bank', 'payment'] }).notNull(),
    /** The slug of the network, as in the catalogue, or the name of the bank. */
    network: text().notNull(),
    /** The name of the adapter that could not read it. */
    adapter: text().notNull(),
    contentType: text('content_type').notNull(),
    /** At most 20 kB: the first part of a larger one. */
    body: bytea().notNull(),
    sha256: bytea().notNull(),
    byteCount: integer('byte_count').notNull(),
    reason: text().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** How often the same bytes came. */
    times: integer().notNull().default(1),
    state: text({ enum: ['refused', 'applied', 'closed'] })
      .notNull()
      .default('refused'),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    unique().on(table.door, table.network, table.sha256),
    index('refused_body_open').on(table.network, table.firstAt).where(sql`${table.state} = 'refused'`),
    index('refused_body_settled').on(table.settledAt).where(sql`${table.state} <> 'refused'`),
  ],
);

/** When the operator was last alerted about bodies of a network that could not be read. */
export const refusedNotice = pgTable(
  'refused_notice',
  {
    door: text({ enum: ['network', 'bank', 'payment'] }).notNull(),
    network: text().notNull(),
    notifiedAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.door, table.network] })],
);
