import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createTransaction, type Orm } from './createTransaction.ts';

export interface Database {
  /** Address of the server, for separate connections (LISTEN, migrations). */
  url: string;
  /** Typed queries over `db/schema`. */
  orm: Orm;
  /** Single statements. Only `createTransaction` takes a connection from the pool and returns it. */
  pool: Pick<pg.Pool, 'query'>;
  close(): Promise<void>;
}

/** Queries that work inside and outside of a transaction. */
export type Queries = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

interface DatabaseOptions {
  /** Connections at most. */
  size?: number;
  /**
   * How long a caller waits for one statement (ms). The server stops earlier, so that a slow statement has certainly
   * failed. Absent: the limit of the server, ten seconds.
   */
  timeoutMs?: number;
}

/**
 * Opens a pool. A connection returns to it only when it is idle and outside of a transaction; after a statement that
 * timed out or failed it is closed. When the database is back, the pool opens new connections.
 * @throws when the server cannot be reached
 */
export async function openDatabase(url: string, { size = 10, timeoutMs }: DatabaseOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    ...timeouts(timeoutMs),
  });
  // An error event without a listener ends the process. The pool listens to its idle connections only, so each
  // connection gets a listener for the time that a request uses it. The request fails with its query.
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
 * Every limit of the server is shorter than the limit of the client: when the server ends a statement, its work is
 * certainly rolled back. The limit of the client is for a server that does not respond at all.
 */
function timeouts(timeoutMs: number | undefined): pg.PoolConfig {
  if (timeoutMs === undefined) return { connectionTimeoutMillis: 10_000, statement_timeout: 10_000 };
  return {
    connectionTimeoutMillis: Math.round(timeoutMs * 0.8),
    query_timeout: timeoutMs,
    statement_timeout: Math.round(timeoutMs * 0.8),
    lock_timeout: Math.round(timeoutMs * 0.6),
    idle_in_transaction_session_timeout: timeoutMs * 2,
  };
}
