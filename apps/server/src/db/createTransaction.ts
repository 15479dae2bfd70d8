import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isConnectionError, sqlStateOf } from '../errors/isConnectionError.ts';
import { inSpan } from '../tracing/inSpan.ts';
import { keepStatements } from './keepStatements.ts';
import { queueStatements } from './queueStatements.ts';

/** Typed queries, outside of a transaction or in one. */
export type Orm = Omit<NodePgDatabase, 'transaction'> & { transaction: Transaction };

export interface TransactionConfig extends PgTransactionConfig {
  /** How long a statement waits for a lock (ms). Absent: as long as on any connection. */
  lockTimeoutMs?: number | undefined;
  /** For work that is done often, by statements whose texts do not change: the connection prepares them once (`keepStatements`). */
  keepsStatements?: boolean;
}

/**
 * Runs `work` in one transaction and returns its result after the commit. When PostgreSQL ends the transaction because
 * of another one (deadlock, serialization), `work` runs again, so it must not do anything but queries.
 * @throws what `work` throws, after the rollback; a failed commit
 */
export type Transaction = <Result>(
  work: (queries: Orm) => Promise<Result>,
  config?: TransactionConfig,
) => Promise<Result>;

const ATTEMPTS = 3;
/** A prepared statement whose columns have other types since a migration: PostgreSQL has no state of its own for it. */
const STALE_STATEMENT = '0A000';
/** serialization_failure, deadlock_detected, and a statement to be prepared again: nothing was written, and another try can succeed. */
const RETRYABLE = new Set(['40001', '40P01', STALE_STATEMENT]);

/**
 * Transactions of a pool. They replace drizzle's own, which returns a connection to the pool in any state: after a
 * timeout its transaction is still open, and later requests would write into it without a commit.
 */
export function createTransaction(pool: pg.Pool): Transaction {
  return async (work, config = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inSpan(
          () => ({ name: 'transaction', attributes: { attempt } }),
          () => runOnce(pool, work, config),
        );
      } catch (error) {
        if (attempt === ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error;
      }
    }
  };
}

async function runOnce<Result>(
  pool: pg.Pool,
  work: (queries: Orm) => Promise<Result>,
  config: TransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  const own = queueStatements(config.keepsStatements ? keepStatements(client) : client);
  let answers = true;
  let isStale = false;
  try {
    await client.query(beginStatement(config));
    const queries: Orm = Object.assign(drizzle(own.client), {
      transaction: (part: typeof work) => part(queries),
    });
    const result = await work(queries).finally(own.end);
    const { command } = await client.query('commit');
    // PostgreSQL rolls back when a failed transaction is committed, and reports no error
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back at its commit');
    return result;
  } catch (caught) {
    const error = own.reasonOf(caught);
    answers = !isConnectionError(error);
    isStale = sqlStateOf(error) === STALE_STATEMENT;
    if (answers) await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // the connection is closed, which rolls back, unless PostgreSQL reports that no transaction is open
    client.release(!answers || isStale || client.getTransactionStatus() !== 'I');
  }
}

function beginStatement({ isolationLevel, accessMode, deferrable, lockTimeoutMs }: TransactionConfig): string {
  const isolation = isolationLevel && `isolation level ${isolationLevel}`;
  const begin = ['begin', isolation, accessMode, deferrable && 'deferrable'].filter(Boolean).join(' ');
  return lockTimeoutMs === undefined ? begin : `${begin}; set local lock_timeout = ${lockTimeoutMs}`;
}
