import type pg from 'pg';
import type { TableDigest } from './BackupLine.ts';

/** How rows are written as text, whatever the defaults of a server are. */
const AS_TEXT = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'iso_8601'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
  'set xmloption = content',
  'set statement_timeout = 0',
  'set lock_timeout = 0',
].join(';');

/** Call it before rows are read or written as text. */
export const writeAlike = (client: pg.Client) => client.query(AS_TEXT);

/** The tables whose rows are in a backup. The queue of jobs is not: a restored shop plans them again. */
export async function readTableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migration' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** The digests of tables; those of equal rows are equal, on every version of PostgreSQL and in any order. */
export async function readDigests(client: pg.Client, tables: readonly string[]): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*)::text as rows,
        coalesce(sum(('x' || left(md5(whole_row::text), 16))::bit(64)::bigint::numeric), 0)::text as sum
      from public.${table} as whole_row`,
    );
    if (rows[0]) digests.push({ table, ...rows[0] });
  }
  return digests;
}
