import { createHash } from 'node:crypto';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import type { CatalogueTable, KindDefinition, LoadedRow, References } from './KindDefinition.ts';

/** Rows per statement; PostgreSQL allows 65,535 values in one. */
const BATCH = 200;

interface StoredRow {
  id: bigint;
  key: string;
  contentHash: string;
  createdAt: Date;
}

const columnOf = (table: CatalogueTable, name: string) => getTableColumns(table)[name] as PgColumn;

const hashOf = (row: object) => createHash('sha256').update(JSON.stringify(row)).digest('hex');

async function storedRows<Row extends object, Table extends CatalogueTable>(
  queries: Queries,
  { table, key, within }: KindDefinition<Row, Table>,
): Promise<Map<string, StoredRow>> {
  const columns = {
    id: table.id,
    key: columnOf(table, key),
    contentHash: table.contentHash,
    createdAt: table.createdAt,
  };
  const rows = await queries
    .select(columns)
    .from(table as PgTable)
    .where(within && eq(within.column, within.equals));
  return new Map((rows as StoredRow[]).map((row) => [row.key, row]));
}

/** On a conflict every column is replaced except the time of creation. */
function overwrite(table: CatalogueTable, given: object): Record<string, SQL> {
  const names = Object.keys(given).filter((name) => name !== 'createdAt');
  return Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(columnOf(table, name).name)}`]));
}

/** Writes new and changed rows, and nothing when all are equal. Returns all rows in their order. */
export async function loadRows<Row extends object, Table extends CatalogueTable>(
  queries: Queries,
  kind: KindDefinition<Row, Table>,
  rows: readonly Row[],
  { references, now }: { references: References; now: Date },
): Promise<LoadedRow<Row>[]> {
  const stored = await storedRows(queries, kind);
  const ids = new Map([...stored].map(([key, { id }]) => [key, id]));
  const keyed = rows.map((row) => {
    const key = String(row[kind.key]);
    const contentHash = hashOf(row);
    const before = stored.get(key);
    const outcome = before === undefined ? 'added' : before.contentHash === contentHash ? 'unchanged' : 'changed';
    return { row, key, contentHash, createdAt: before?.createdAt ?? now, outcome } as const;
  });

  const values = keyed
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ row, contentHash, createdAt }) => ({
      ...kind.columns(row, { firstLoadedAt: createdAt, references }),
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
