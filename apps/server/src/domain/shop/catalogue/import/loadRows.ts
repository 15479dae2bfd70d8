import { createHash } from 'node:crypto';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insertRows.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import type { CatalogueTable, KindDefinition, LoadedRow, References, SharedField } from './KindDefinition.ts';

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
  const rows = await queries
    .select(columns)
    .from(table as PgTable)
    .where(and(within && eq(within.column, within.equals), isAnyOf(columnOf(table, key), keys)));
  return new Map((rows as StoredRow[]).map((row) => [row.key, row]));
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

/** Writes new and changed rows of a piece, and nothing when all are equal. Returns all rows in their order. */
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
  const written = await insertRows(queries, kind.table, values as never[], {
    over: { target: kind.within ? [kind.within.column, column] : [column], kept: ['createdAt'] },
    returning: [kind.table.id, column],
  });
  for (const { id, [column.name]: name } of written) ids.set(String(name), BigInt(String(id)));
  return keyed.map(({ row, key, outcome }) => ({ row, id: ids.get(key) as bigint, outcome }));
}
