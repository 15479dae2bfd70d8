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
  // in one statement: tests read them hundreds of times
  const digests = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(digests.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
