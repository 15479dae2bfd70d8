import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const tables = `select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'`;

async function tableNames(pool: pg.Pool): Promise<string[]> {
  return (await pool.query<{ name: string }>(tables)).rows.map(({ name }) => `"${name}"`);
}

/** Runs the work while every write is refused with an error that contains all its values. */
export async function refusingWrites(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  await pool.query(`create function refuse() returns trigger language plpgsql as $$
    declare row text := to_jsonb(coalesce(new, old))::text;
    begin raise exception 'refused: %', row using detail = row, hint = row, constraint = 'refuse', errcode = '23514'; end $$`);
  const names = await tableNames(pool);
  for (const name of names) {
    await pool.query(
      `create trigger refuse before insert or update or delete on ${name} for each row execute function refuse()`,
    );
  }
  await work();
  await pool.query('drop function refuse cascade');
}

/** Lock modes: against all; or against all but reads and counters, so that writes reach their transactions. */
type Lock = 'access exclusive' | 'exclusive';

/** Runs the work while every table is locked, so that waiting statements time out. */
export async function lockingTables(pool: pg.Pool, lock: Lock, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  // an open transaction of an earlier failure must not block these locks
  await cutConnections(pool);
  await client.query(`begin; set local lock_timeout = '10s'`);
  const names = (await tableNames(pool)).filter((name) => lock !== 'exclusive' || name !== '"rate_limit"');
  try {
    await client.query(`lock table ${names.join(', ')} in ${lock} mode`);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Cuts every other connection. Returns how many there were. */
export async function cutConnections(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'canary'`);
  return rowCount ?? 0;
}

/** Kills PostgreSQL. @param clusterDir of an embedded one, which restarts by itself */
export function killPostgres(clusterDir: string): void {
  process.kill(Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}
