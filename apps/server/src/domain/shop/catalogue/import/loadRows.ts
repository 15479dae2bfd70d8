import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import type { CatalogueTable, KindDefinition, LoadedRow, References, SharedField } from './KindDefinition.ts';

/** Rows per statement; PostgreSQL allows 65,535 values in one. */
const BATCH = 200;

/** Above this many rows all of the table are read. */
const MOST_NAMED = 1_000;

interface StoredRow {
  id: bigint;
  key: string;
  contentHash: string;
  createdAt: Date;
  isOff: boolean;
  liveFrom: Date | null;
  liveUntil: Date | null;
}

export const columnOf = (table: CatalogueTable, name: string) => getTableColumns(table)[name] as PgColumn;

const hashOf = (row: object) => createHash('sha256').update(JSON.stringify(row)).digest('hex');

async function storedRows<Row extends object, Table extends CatalogueTable>(
  queries: Queries,
  { table, key, within }: KindDefinition<Row, Table>,
  keys: readonly string[],
): Promise<Map<string, StoredRow>> {
  const columns = {
    id: table.id,
    key: columnOf(table, key),
    contentHash: table.contentHash,
    createdAt: table.createdAt,
    isOff: table.isOff,
    liveFrom: table.liveFrom,
    liveUntil: table.liveUntil,
  };
  // a document can be the whole catalogue; an edit is a row of it
  const named = keys.length > MOST_NAMED ? undefined : inArray(columnOf(table, key), [...keys]);
  const rows = await queries
    .select(columns)
    .from(table as PgTable)
    .where(and(within && eq(within.column, within.equals), named));
  return new Map((rows as StoredRow[]).map((row) => [row.key, row]));
}

/** On a conflict every column is replaced except the time of creation. */
function overwrite(table: CatalogueTable, given: object): Record<string, SQL> {
  const names = Object.keys(given).filter((name) => name !== 'createdAt');
  return Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(columnOf(table, name).name)}`]));
}

interface ShownFields {
  off?: boolean | undefined;
  liveFrom?: string | null | undefined;
  liveUntil?: string | null | undefined;
}

const isoOf = (moment: string | Date | null) => (moment === null ? null : new Date(moment).toISOString());

/** The row with all that says when it is shown: what it does not say is as the shop has it, or as of any new row. */
export function withShown<Row extends object>(
  row: Row,
  before: Pick<StoredRow, 'isOff' | 'liveFrom' | 'liveUntil'> | undefined,
): Row & Required<ShownFields> {
  const { off = before?.isOff ?? false, liveFrom, liveUntil } = row as ShownFields;
  return {
    ...row,
    off,
    liveFrom: isoOf(liveFrom === undefined ? (before?.liveFrom ?? null) : liveFrom),
    liveUntil: isoOf(liveUntil === undefined ? (before?.liveUntil ?? null) : liveUntil),
  };
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);

/** The columns of a row: those of its kind, and those that say when it is shown. */
function toColumns<Row extends object, Table extends CatalogueTable>(
  kind: KindDefinition<Row, Table>,
  row: Row,
  context: { firstLoadedAt: Date; references: References },
) {
  const { off, liveFrom, liveUntil, nextRates: _written, ...own } = row as ShownFields & { nextRates?: unknown };
  return {
    ...kind.columns(own as Omit<Row, SharedField>, context),
    isOff: off ?? false,
    liveFrom: dateOf(liveFrom),
    liveUntil: dateOf(liveUntil),
  };
}

/** Writes new and changed rows, and nothing when all are equal. Returns all rows in their order. */
export async function loadRows<Row extends object, Table extends CatalogueTable>(
  queries: Queries,
  kind: KindDefinition<Row, Table>,
  rows: readonly Row[],
  { references, now }: { references: References; now: Date },
): Promise<LoadedRow<Row>[]> {
  const stored = await storedRows(
    queries,
    kind,
    rows.map((row) => String(row[kind.key])),
  );
  const ids = new Map([...stored].map(([key, { id }]) => [key, id]));
  const keyed = rows.map((given) => {
    const key = String(given[kind.key]);
    const before = stored.get(key);
    const row = withShown(given, before);
    const contentHash = hashOf(row);
    const outcome = before === undefined ? 'added' : before.contentHash === contentHash ? 'unchanged' : 'changed';
    return { row, key, contentHash, createdAt: before?.createdAt ?? now, outcome } as const;
  });

  const values = keyed
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ row, contentHash, createdAt }) => ({
      ...toColumns(kind, row, { firstLoadedAt: createdAt, references }),
      contentHash,
      createdAt,
      updatedAt: now,
    }));
  const column = columnOf(kind.table, kind.key);
  for (let start = 0; start < values.length; start += BATCH) {
    const written = await queries
      .insert(kind.table as PgTable)
      .values(values.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: kind.within ? [kind.within.column, column] : column,
        set: overwrite(kind.table, values[0] as object),
      })
      .returning({ id: kind.table.id, key: column });
    for (const { id, key } of written as StoredRow[]) ids.set(key, id);
  }
  return keyed.map(({ row, key, outcome }) => ({ row, id: ids.get(key) as bigint, outcome }));
}
