import pg from 'pg';
import { OperatorError } from '../../errors/OperatorError.ts';
import type { BackupLine } from './BackupLine.ts';
import { readDigests, readTableNames, writeAlike } from './tables.ts';

interface BackupParts {
  /** For the role that owns the tables. */
  url: string;
  /** The bytes of a member's file; undefined where it is missing. */
  readFile(name: string): Promise<Buffer | undefined>;
}

const ROWS_AT_ONCE = 500;

/**
 * Everything that a shop has, as it was at one moment: the rows of one snapshot, and the files that these rows name. Writes go
 * on meanwhile.
 * @throws OperatorError where the database has no shop
 */
export async function* readBackupLines({ url, readFile }: BackupParts): AsyncGenerator<BackupLine> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await writeAlike(client);
    await client.query('begin isolation level repeatable read read only');
    const tables = await readTableNames(client);
    yield await readHead(client);
    for (const table of tables) yield* readRows(client, table);
    const missingFiles: string[] = [];
    const names = await client.query<{ name: string }>('select name from uploaded_file order by name');
    for (const { name } of names.rows) {
      const bytes = await readFile(name);
      if (bytes) yield { file: name, bytes: bytes.toString('base64') };
      else missingFiles.push(name);
    }
    const sequences = await client.query<{ name: string; last: string }>(
      `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
    );
    const files = names.rows.length - missingFiles.length;
    yield { digests: await readDigests(client, tables), sequences: sequences.rows, files, missingFiles };
  } finally {
    await client.end();
  }
}

async function readHead(client: pg.Client): Promise<BackupLine> {
  const { rows: found } = await client.query<{ hasShop: boolean }>(
    `select to_regclass('public.schema_migration') is not null as "hasShop"`,
  );
  if (!found[0]?.hasShop) throw new OperatorError('Nothing to save: no shop has been started on this database.');
  const { rows } = await client.query<{ taken_at: Date; migrations: string[] }>(
    `select now() as taken_at, array(select name from schema_migration order by name) as migrations`,
  );
  const [row] = rows;
  if (!row) throw new Error('No row came back');
  return { format: 1, takenAt: row.taken_at.toISOString(), migrations: row.migrations };
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<BackupLine> {
  await client.query(
    `declare backup_rows no scroll cursor for select whole_row::text as row from public.${table} as whole_row`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup_rows');
}
