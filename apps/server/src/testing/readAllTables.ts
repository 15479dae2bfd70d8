import type { Database } from '../db/database.ts';

/** A digest of the rows of every table: equal digests mean that nothing was written in between. */
export async function readAllTables(
  { pool }: Pick<Database, 'pool'>,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [except],
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from ${name} t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
