import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const networkPull = pgTable('network_pull', {
  network: text('network').primaryKey(),
  readUntil: time('read_until'),
  runStartedAt: time('run_started_at'),
  runPart: integer('run_part').notNull().default(0),
  runPage: text('run_page'),
  lease: uuid('lease'),
  leasedUntil: time('leased_until'),
  notBefore: time('not_before'),
  endedAt: time('ended_at'),
  rowsRead: integer('rows_read').notNull().default(0),
  rowsChanged: integer('rows_changed').notNull().default(0),
});

export const pulledRow = pgTable(
  'pulled_row',
  {
    network: text('network').notNull(),
    rowId: text('row_id').notNull(),
    sha256: bytea('sha256').notNull(),
    statedAt: time('told_at'),
    received: boolean('received').notNull(),
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.rowId] }),
    index('pulled_row_refused').on(table.network, table.rowId).where(sql`problem is not null`),
  ],
);
