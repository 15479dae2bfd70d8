import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/**
 * The statement that adds many rows, as one parameter of JSON. A parameter for each value, as in drizzle's `values`, takes many times
 * as long to write (`pnpm bench statements`): a hundred orders have three thousand.
 * @param rows at least one. What none of them has gets its default; what only some have is null in the others
 * @returns without `on conflict` and `returning`, which the caller adds
 */
export function insertStatement<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): SQL {
  const columns = columnsOf(table, rows);
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, toJson(given(row, key))])),
  );
  const names = list(columns.map(([, { name }]) => name));
  const types = columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  return sql`insert into ${table} (${names}) select ${names}
    from json_to_recordset(${JSON.stringify(records)}) as made (${sql.join(types, sql`, `)})`;
}

interface InsertOptions {
  /** On a conflict with these columns, all others that are given are updated, except those in `kept`. */
  over?: { target: readonly PgColumn[]; kept?: readonly string[] };
  returning?: readonly PgColumn[];
}

/**
 * Inserts rows by such a statement. Returns the columns of `returning`, in the order of the rows, by their names in the database; numbers
 * of 64 bits are texts.
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  { over, returning }: InsertOptions = {},
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const written = columnsOf(table, rows).filter(([key]) => !over?.kept?.includes(key));
  const set = written.map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const conflict = over && sql`on conflict (${namesOf(over.target)}) do update set ${sql.join(set, sql`, `)}`;
  const made = await queries.execute<Record<string, unknown>>(sql`
    ${insertStatement(table, rows)} ${conflict ?? sql``} ${returning ? sql`returning ${namesOf(returning)}` : sql``}`);
  return made.rows;
}

const given = (row: object, key: string): unknown => row[key as keyof typeof row];

/** The columns that some row has. */
const columnsOf = (table: PgTable, rows: readonly object[]): [key: string, column: PgColumn][] =>
  Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => rows.some((row) => given(row, key) !== undefined));

const list = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

const namesOf = (columns: readonly PgColumn[]): SQL => list(columns.map(({ name }) => name));

/** A value as `json_to_recordset` reads it. Half of a surrogate pair becomes the sign for it, as in a parameter of text. */
function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.toWellFormed();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
