import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

const SCHEMA = join(import.meta.dirname, '../../db/schema');

/** A state in which a table of the used shop has a row. */
interface RequiredState {
  table: string;
  /** As tests name it: `sealed is null`. */
  state: string;
  /** A condition in SQL. */
  condition: string;
}

interface CatalogColumn {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

interface CatalogRule {
  table: string;
  /** An expression of SQL. */
  expression: string;
}

/** Times that begin or end something: rows have one that is over, and one that is not. */
const IS_LIMIT = /(^expires_at|^valid_from|_until|^not_before|^next_try_at)$/;
const INTERNAL = ['schema_migration'];

/**
 * What the schema knows about the states of rows, read from the database and the schema in the code: every table has a row;
 * a nullable column is null and is not; a flag is set and is not; a column with a list of values has each; the condition of a
 * partial index, which is what jobs look for, holds and does not; a limit of time is over and is not.
 */
export async function readRequiredStates(database: Pick<Database, 'pool'>): Promise<RequiredState[]> {
  const columns = await readColumns(database);
  const checks = await readRules(database, CHECKS);
  const required = new Map<string, RequiredState>();
  /** A flag that is always set makes the row the only one: it cannot have several states. */
  const isOnlyRow = (table: string) =>
    columns.some(
      ({ column, type, ...of }) => of.table === table && type === 'boolean' && isRule(checks, table, column),
    );
  const add = (table: string, state: string, condition = state) => {
    if (condition === 'true' || !isOnlyRow(table)) required.set(`${table}: ${state}`, { table, state, condition });
  };

  for (const { table } of columns) add(table, 'any row', 'true');
  for (const { table, column, type, nullable } of columns) {
    if (nullable) for (const state of ['is null', 'is not null']) add(table, `${column} ${state}`);
    if (type === 'boolean') for (const state of ['', 'not ']) add(table, `${state}${column}`);
    if (IS_LIMIT.test(column)) for (const sign of ['<=', '>']) add(table, `${column} ${sign} now()`);
  }
  for (const { table, expression } of checks) {
    for (const { column, values, isList } of valuesOf(expression)) {
      for (const value of values) add(table, isList ? `'${value}' = any(${column})` : `${column} = '${value}'`);
    }
  }
  for (const { table, column, value, isList } of await declaredValues()) {
    add(table, isList ? `'${value}' = any(${column})` : `${column} = '${value}'`);
  }
  for (const { table, expression } of await readRules(database, PARTIAL_INDEXES)) {
    for (const state of ['', 'not ']) add(table, `${state}(${expression})`);
  }
  return [...required.values()];
}

const isRule = (rules: readonly CatalogRule[], table: string, expression: string) =>
  rules.some((rule) => rule.table === table && rule.expression === expression);

/** Those of the states in which no row is. */
export async function findMissingStates(
  { pool }: Pick<Database, 'pool'>,
  required: readonly RequiredState[],
): Promise<string[]> {
  const asked = required.map(
    ({ table, condition }, place) =>
      `select ${place} as place where not exists (select from ${table} where ${condition})`,
  );
  const { rows } = await pool.query<{ place: number }>(asked.join(' union all '));
  return rows.map(({ place }) => `${required[place]?.table}: ${required[place]?.state}`).toSorted();
}

async function readColumns({ pool }: Pick<Database, 'pool'>): Promise<CatalogColumn[]> {
  const { rows } = await pool.query<CatalogColumn>(
    `select relname as table, attname as column, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped and relname <> all($1)
     order by relname, attnum`,
    [INTERNAL],
  );
  return rows;
}

const CHECKS = `select conrelid::regclass::text as table, pg_get_expr(conbin, conrelid) as expression from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace`;
const PARTIAL_INDEXES = `select indrelid::regclass::text as table, pg_get_expr(indpred, indrelid) as expression from pg_index
  join pg_class on pg_class.oid = indrelid where indpred is not null and relnamespace = 'public'::regnamespace`;

async function readRules({ pool }: Pick<Database, 'pool'>, statement: string): Promise<CatalogRule[]> {
  return (await pool.query<CatalogRule>(statement)).rows;
}

/** `status = ANY (ARRAY['a'::text, 'b'::text])` and `kinds <@ ARRAY[…]`: which column has which values. */
function valuesOf(expression: string): { column: string; values: string[]; isList: boolean }[] {
  const lists = expression.matchAll(/^\(?\(?(\w+) (= ANY \(|<@ )ARRAY\[([^\]]*)\]/g);
  return [...lists].map(([, column = '', sign, list = '']) => ({
    column,
    isList: sign === '<@ ',
    values: [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value),
  }));
}

async function declaredValues() {
  const files = (await readdir(SCHEMA)).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(SCHEMA, file))) as Record<string, unknown>),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return tables.flatMap((table) =>
    Object.values(getTableColumns(table)).flatMap((column) =>
      (column.enumValues ?? []).map((value) => ({
        table: getTableName(table),
        column: column.name,
        value,
        isList: column.getSQLType().endsWith('[]'),
      })),
    ),
  );
}
