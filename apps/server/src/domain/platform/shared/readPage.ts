import type { Page } from '@potli/api';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Queries } from '../../../db/database.ts';
import { type PageRequest, toPage, windowOf } from './paging.ts';

interface Listing<Fields extends SelectedFields> {
  fields: Fields;
  from: PgTable;
  /** A table of which each row has one row, or none; its fields are one object, null where there is none. */
  joined?: { table: PgTable; on: SQL | undefined };
  where?: SQL | undefined;
  orderBy: SQL[];
  /** The key of `from`, where fields are costly: they are read of the page only, not of the rows before it. */
  key?: PgColumn;
}

/** One page of a list, and the size of the whole list. The order must be unique. */
export async function readPage<Fields extends SelectedFields>(
  queries: Queries,
  { fields, from, joined, where, orderBy, key }: Listing<Fields>,
  request: PageRequest,
): Promise<Page<SelectResultFields<Fields>>> {
  const { limit, offset } = windowOf(request);
  const ofPage =
    key &&
    queries
      .select({ key })
      .from(from)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
  const listed = queries
    .select(fields as SelectedFields)
    .from(from)
    .$dynamic();
  const [rows, [counted]] = await Promise.all([
    (joined ? listed.leftJoin(joined.table, joined.on) : listed)
      .where(key && ofPage ? inArray(key, ofPage) : where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(ofPage ? 0 : offset),
    queries
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(from)
      .where(where),
  ]);
  return toPage(rows as SelectResultFields<Fields>[], counted?.count ?? 0, request);
}
