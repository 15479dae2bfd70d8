import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';

const OWN_MIGRATIONS = join(import.meta.dirname, 'migrations');

/** An advisory lock: any number that all hosts share. */
const LOCK = 7_068_741;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

let own: Promise<Migration[]> | undefined;

/** The migrations of this release, in order. They are read once. */
export function ownMigrations(): Promise<Migration[]> {
  own ??= readMigrations(OWN_MIGRATIONS);
  return own;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** Files that were made faster after they had been applied somewhere, by the checksum of before: what they leave is the same. */
const SAME_RESULT: Readonly<Record<string, string>> = {
  '0040_journal_chain.sql': 'dd4c551ef821d7546467c6059441187c5d91136fa823a9b870f95597692ca97c',
};

const madeByNewer = (name: string) =>
  new OperatorError(`The database was migrated by a newer Potli (${name}). Update this one.`);

function checkHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) throw madeByNewer(name);
    if (known.get(name) !== checksum && SAME_RESULT[name] !== checksum)
      throw new OperatorError(`Migration ${name} was edited after it had been applied.`);
  }
}

/** A migration reads whole tables: with the server's usual memory it would sort them on the disk. */
const ROOM = `set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'; set local jit = off; set local statement_timeout = 0`;

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(ROOM);
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new OperatorError(`Migration ${name} failed.`, { cause: error });
  }
}

/** A migration that a start would apply, and what it does, as its first comment says. */
export interface WaitingMigration {
  name: string;
  note: string;
}

/** What a start would apply. @returns undefined for a database without tables, which waits for all */
export async function readWaiting(client: pg.Client): Promise<readonly WaitingMigration[] | undefined> {
  const { rows } = await client.query<{ name: string | null }>(`select to_regclass('schema_migration')::text as name`);
  if (!rows[0]?.name) return undefined;
  const applied = await appliedMigrations(client);
  const waiting = (await ownMigrations()).filter(({ name }) => !applied.has(name));
  return waiting.map(({ name, sql }) => ({ name, note: noteOf(sql) }));
}

/** The comment with which a file begins, as one paragraph; empty where there is none. */
export function noteOf(sql: string): string {
  const lines = sql.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^--\s*/, ''))
    .join(' ');
}

/**
 * Migrates the database: each file of the folder once, in order, in a transaction. Safe to run twice, by several
 * processes at once, and after an interruption. Returns the names of the files that were applied now.
 * @param only those of an earlier release, for its data; absent: all
 * @throws OperatorError where one fails, was edited, or is of a newer Potli
 */
export async function migrate(url: string, folder?: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await migrateBy(client, folder, only);
  } finally {
    await client.end();
  }
}

/** The same by a connection, which blocks other migrations until it ends. */
export async function migrateBy(client: pg.Client, folder?: string, only?: readonly string[]): Promise<string[]> {
  const migrations = await (folder === undefined ? ownMigrations() : readMigrations(folder));
  for (const name of only ?? []) if (!migrations.some((known) => known.name === name)) throw madeByNewer(name);
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  const applied = await appliedMigrations(client);
  checkHistory(migrations, applied);
  const waiting = migrations.filter(({ name }) => !applied.has(name) && (only?.includes(name) ?? true));
  for (const migration of waiting) await apply(client, migration);
  return waiting.map(({ name }) => name);
}
