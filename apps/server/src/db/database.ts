import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createTransaction, type Orm } from './createTransaction.ts';

export interface Database {
  /** Address of the server, for connections of one's own (LISTEN, migrations). */
  url: string;
  /** Typed queries over `db/schema`. */
  orm: Orm;
  /** Single statements. Only transactions hold a connection, and only `createTransaction` gives one back. */
  pool: Pick<pg.Pool, 'query'>;
  close(): Promise<void>;
}

/** What queries inside and outside of a transaction have in common. */
export type Queries = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

interface DatabaseOptions {
  /** Connections at most. */
  size?: number;
  /**
   * How long a caller waits for an answer to one statement (ms). The server gives up earlier, so that a slow statement
   * is known to have failed. Absent: the caller waits as long as the server does, ten seconds.
   */
  timeoutMs?: number;
}

/**
 * Opens a pool. A connection goes back to it only when it is idle and outside of a transaction: after a statement that
 * timed out or failed, it is closed. The pool opens new ones by itself when the database is back.
 * @throws when the server cannot be reached
 */
export async function openDatabase(url: string, { size = 10, timeoutMs }: DatabaseOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    ...timeouts(timeoutMs),
  });
  // An error event without a listener ends the process. The pool listens to its idle connections only, so a connection
  // that is cut while a request uses it needs a listener of its own. The request hears of it by its failing query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const orm = Object.assign(drizzle(pool), { transaction: createTransaction(pool) });
  return { url, orm, pool, close: () => pool.end() };
}

/**
 * Every limit of the server is shorter than the one of the client: where the server ends a statement, its work is
 * rolled back for certain. The client's own limit is for a server that does not answer at all.
 */
function timeouts(timeoutMs: number | undefined): pg.PoolConfig {
  if (timeoutMs === undefined) return { statement_timeout: 10_000 };
  return {
    query_timeout: timeoutMs,
    statement_timeout: Math.round(timeoutMs * 0.8),
    lock_timeout: Math.round(timeoutMs * 0.6),
    idle_in_transaction_session_timeout: timeoutMs * 2,
  };
}
