import pg from 'pg';
import { OperatorError } from '../../errors/OperatorError.ts';
import { migrate } from '../migrate.ts';
import type { BackupEnd, BackupHead, BackupLine } from './BackupLine.ts';
import { readDigests, readTableNames, writeAlike } from './tables.ts';

interface RestoreParts {
  /** An empty database, for the role that owns it. */
  url: string;
  writeFile(name: string, bytes: Buffer): Promise<void>;
}

export interface Restored {
  takenAt: string;
  rows: bigint;
  files: number;
  missingFiles: string[];
}

/**
 * Numbers that the lost time may have given out: no member who joins after a restore gets the number of another one who is in old mails,
 * tokens and the books of networks.
 */
const SKIPPED_NUMBERS = 100_000n;

/**
 * Fills an empty database with a backup: the structure comes from the migrations of its time, the rows in one transaction, and
 * the migrations since then after it. Payouts are paused until an operator lets them go on.
 * @throws OperatorError where the database is not empty, the backup is of a newer Potli, or what arrived is not what was saved
 */
export async function restoreLines(lines: AsyncIterable<BackupLine>, parts: RestoreParts): Promise<Restored> {
  const each = lines[Symbol.asyncIterator]();
  const first = await each.next();
  const head = first.done === true ? undefined : first.value;
  if (!head || !('format' in head))
    throw new OperatorError('The backup cannot be read: it does not begin with its head.');
  await refuseUsed(parts.url);
  await migrate(parts.url, undefined, head.migrations);
  const client = new pg.Client(parts.url);
  await client.connect();
  try {
    await writeAlike(client);
    await client.query('begin');
    const tables = await readTableNames(client);
    const allowRules = await withoutRules(client, tables);
    const end = await writeLines(client, { each, tables, writeFile: parts.writeFile });
    await check(client, tables, end);
    await allowRules();
    await pausePayouts(client, head);
    await client.query('commit');
    await migrate(parts.url);
    const { files, missingFiles, digests } = end;
    return {
      takenAt: head.takenAt,
      rows: digests.reduce((sum, { rows }) => sum + BigInt(rows), 0n),
      files,
      missingFiles,
    };
  } finally {
    await client.end();
  }
}

/** A database that a host has opened, or that has members, is in use. */
async function refuseUsed(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(`select where to_regclass('public.installation') is not null`);
    if (rows.length === 0) return;
    const used = await client.query(
      'select from installation where sentinel is not null union all (select from member limit 1)',
    );
    if (used.rowCount === 0) return;
    throw new OperatorError(
      'This database is in use: a backup is restored into an empty one. Create another database, and name it with DATABASE_URL ' +
        '(without DATABASE_URL: another DATA_DIR).',
    );
  } finally {
    await client.end();
  }
}

/** Rows are written as they were: no trigger changes them, and references are checked at the end. Returns what switches all on. */
async function withoutRules(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table public.${table} disable trigger user`);
  // some are filled by migrations
  await client.query(`truncate ${tables.map((table) => `public.${table}`).join(', ')}`);
  return async () => {
    for (const table of tables) await client.query(`alter table public.${table} enable trigger user`);
    for (const { table, name, rule } of references) {
      await client.query(`alter table ${table} add constraint ${name} ${rule}`);
    }
  };
}

interface WriteParts extends Pick<RestoreParts, 'writeFile'> {
  each: AsyncIterator<BackupLine>;
  tables: readonly string[];
}

async function writeLines(client: pg.Client, { each, tables, writeFile }: WriteParts): Promise<BackupEnd> {
  const columns = new Map<string, string>();
  for (let line = await each.next(); line.done !== true; line = await each.next()) {
    const { value } = line;
    if ('rows' in value) {
      if (!tables.includes(value.table))
        throw new OperatorError(`The backup has rows of ${value.table}, which is no table.`);
      const list = columns.get(value.table) ?? (await columnsOf(client, value.table));
      columns.set(value.table, list);
      await client.query(
        `insert into public.${value.table} (${list}) overriding system value
          select ${list} from unnest($1::public.${value.table}[])`,
        [value.rows],
      );
    }
    if ('file' in value) await writeFile(value.file, Buffer.from(value.bytes, 'base64'));
    if ('digests' in value) return value;
  }
  throw new OperatorError('The backup cannot be read: its end is missing.');
}

/** What is written of a row: PostgreSQL computes the rest. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`],
  );
  return rows[0]?.list ?? '';
}

async function check(client: pg.Client, tables: readonly string[], { digests, sequences }: BackupEnd): Promise<void> {
  const arrived = new Map((await readDigests(client, tables)).map((digest) => [digest.table, digest]));
  for (const { table, rows, sum } of digests) {
    const found = arrived.get(table);
    if (found?.rows === rows && found.sum === sum) continue;
    throw new OperatorError(
      `${table} had ${rows} rows when it was saved; what arrived are ${found?.rows ?? 0}, or others.`,
    );
  }
  for (const { name, last } of sequences) {
    await client.query('select setval($1::regclass, $2)', [`public.${name}`, String(BigInt(last) + SKIPPED_NUMBERS)]);
  }
}

async function pausePayouts(client: pg.Client, { takenAt }: BackupHead): Promise<void> {
  await client.query('update installation set payouts_paused_since = $1', [takenAt]);
}
