import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, type Index, IndexedColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

interface Shape {
  column: string;
  type: string;
  required: boolean;
}

async function declaredTables() {
  const files = (await readdir(import.meta.dirname)).filter((name) => !name.includes('.test.'));
  const load = async (file: string) => (await import(join(import.meta.dirname, file))) as Record<string, unknown>;
  const modules = await Promise.all(files.map(load));
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
}

/** PostgreSQL returns the long names of types, drizzle some short ones. */
const longName = (type: string) =>
  type.replace(/^varchar/, 'character varying').replace('timestamptz', 'timestamp with time zone');

const bySchema = (table: PgTable): Shape[] =>
  Object.values(getTableColumns(table)).map((column) => ({
    column: column.name,
    type: longName(column.getSQLType()),
    required: column.notNull,
  }));

async function byDatabase(table: string): Promise<Shape[]> {
  const { rows } = await database.pool.query<Shape>(
    `select attname as column, format_type(atttypid, atttypmod) as type, attnotnull as required
     from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows;
}

const dialect = new PgDialect();

const toText = (part: SQL) => dialect.sqlToQuery(part.inlineParams()).sql;

function toPart(column: Index['config']['columns'][number]): string {
  if (is(column, SQL)) return `(${toText(column)})`;
  if (!is(column, IndexedColumn)) return '';
  const { opClass = '', order = '' } = column.indexConfig;
  return `${column.name} ${opClass} ${order}`;
}

/** Indexes that hold no constraint, which tests of the rules miss: without them everything is right, but slow. */
async function indexes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes
     where schemaname = 'public' and not exists (select from pg_constraint where conindid = indexname::regclass)`,
  );
  // drizzle cannot declare INCLUDE
  return rows.map(({ definition }) => definition.replace(/ INCLUDE \(.*?\)/, '')).sort();
}

function toStatement({ config: { name, table, unique, columns, where } }: Index): string {
  const kind = unique ? 'unique index' : 'index';
  const only = where ? `where ${toText(where)}` : '';
  return `create ${kind} ${name} on ${getTableName(table)} (${columns.map(toPart).join(', ')}) ${only}`;
}

const sorted = (shapes: Shape[]) => shapes.toSorted((a, b) => a.column.localeCompare(b.column));

test('the schema in the code equals the schema of the migrations', async () => {
  const tables = await declaredTables();
  expect(tables.length).toBeGreaterThan(9);
  for (const table of tables) {
    expect(sorted(await byDatabase(getTableName(table))), getTableName(table)).toEqual(sorted(bySchema(table)));
  }
});

test('the code has every table of the database', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  const declared = new Set((await declaredTables()).map((table) => getTableName(table)));
  expect(rows.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
});

// the last test: it drops the indexes, and creates those of the code in their place
test('the indexes in the code equal those of the migrations', async () => {
  const migrated = await indexes();
  const names = migrated.map((definition) => / INDEX (\w+) ON /.exec(definition)?.[1]);
  await database.pool.query(`drop index ${names.join(', ')}`);
  const declared = (await declaredTables()).flatMap((table) => getTableConfig(table).indexes);
  await database.pool.query(declared.map(toStatement).join('; '));
  expect(migrated).toEqual(await indexes());
});
