import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** A value of each row is a parameter in drizzle's `values`, which takes most of the time of a thousand rows: here they are one. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

interface InsertOptions {
  /** On a conflict with these columns, all others that are given are written over, but for `kept`. */
  over?: { target: readonly PgColumn[]; kept?: readonly string[] };
  returning?: readonly PgColumn[];
}

/**
 * Inserts rows that all have the same fields, in one statement with one parameter. Returns the columns of `returning`, in the order of
 * the rows, by their names in the database; numbers of 64 bits are texts.
 */
export async function insertRows<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  { over, returning }: InsertOptions = {},
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const fields = Object.keys(first).filter((field) => columns[field] !== undefined);
  const nameOf = (field: string): string => (columns[field] as PgColumn).name;
  const list = (names: readonly string[]): SQL =>
    sql.join(
      names.map((name) => sql`${sql.identifier(name)}`),
      sql`, `,
    );
  const given = rows.map((row) =>
    Object.fromEntries(fields.map((field) => [nameOf(field), (row as Record<string, unknown>)[field] ?? null])),
  );
  const written = fields.filter((field) => !over?.kept?.includes(field)).map(nameOf);
  const set = sql.join(
    written.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const conflict = over && sql`on conflict (${list(over.target.map(({ name }) => name))}) do update set ${set}`;
  const names = list(fields.map(nameOf));
  const made = await queries.execute<Record<string, unknown>>(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${toJson(given)}::jsonb)
    ${conflict ?? sql``} ${returning ? sql`returning ${list(returning.map(({ name }) => name))}` : sql``}`);
  return made.rows;
}

/** Whether a column has one of the values, which are one parameter. */
export const isOneOf = (column: PgColumn, values: readonly (string | bigint)[]): SQL =>
  sql`${column} = any(${sql.param(values.map(String))})`;
