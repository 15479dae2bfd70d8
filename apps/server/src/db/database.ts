import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export interface Database {
  /** Address of the server, for connections of one's own (LISTEN, migrations). */
  url: string;
  /** Typed queries over `db/schema`. */
  orm: NodePgDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** What queries inside and outside of a transaction have in common. */
export type Queries = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

/**
 * Opens a pool. Waiting for a connection ends after two seconds, a statement after ten, so that callers can answer 503
 * while the database is away; the pool recovers by itself.
 * @param patienceMs when to give up on a database that has stopped answering at all; absent: never
 * @throws when the server cannot be reached
 */
export async function openDatabase(url: string, size = 10, patienceMs?: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 10_000,
    query_timeout: patienceMs,
    keepAlive: true,
  });
  // Without a listener an idle connection that breaks ends the process; the next query will tell what is wrong.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { url, orm: drizzle(pool), pool, close: () => pool.end() };
}
