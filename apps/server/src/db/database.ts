import { HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Logger } from '../logging/logger.ts';
import { createRenewablePool } from './createRenewablePool.ts';
import { createReplica, type Replica } from './createReplica.ts';
import { createTransaction, type Orm } from './createTransaction.ts';
import { type Limits, limitRole } from './limitRole.ts';
import { passStatement } from './passStatement.ts';
import { TracedClient } from './TracedClient.ts';
import type { PrimaryWatch } from './watchPrimary.ts';

export interface Database {
  /** Address of the server, for separate connections (LISTEN, migrations). */
  url: string;
  /** Typed queries over `db/schema`. */
  orm: Orm;
  /** Single statements. Only `createTransaction` takes a connection from the pool and returns it. */
  pool: Pick<pg.Pool, 'query'>;
  /** How many connections the pool has, and how many calls wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /**
   * Work whose single reads a streaming replica may answer, where there is one and it is fresh. It sees all that was acknowledged before its
   * first read, as from the primary; two reads of it may see different moments.
   */
  readFresh<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Reads of such work so far, by who answered; absent without a replica. */
  reads?: Replica['reads'];
  /** Another pool on the same server, in the same way. It has no replica. */
  openBeside(options: Pick<DatabaseOptions, 'size' | 'timeoutMs'>): Promise<Database>;
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
  /** The same database behind a pooler that lends connections for one transaction (`DATABASE_POOL_URL`). */
  poolUrl?: string | undefined;
  /** Closes connections to a server that is no primary any more. */
  primary?: PrimaryWatch;
  /** A streaming replica of it (`DATABASE_READ_URL`). It need not be there. */
  replica?: { url: string; log: Pick<Logger, 'warn' | 'info'> } | undefined;
}

/** A connection is replaced after so long, so that none stays connected to a demoted server for hours. */
const LIFETIME_SECONDS = 300;

/**
 * Opens a pool. A connection returns to it only when it is idle and outside of a transaction; after a statement that
 * timed out or failed it is closed. When the database is back, the pool opens new connections.
 * @throws OperatorError where connections lose their limits; when the server cannot be reached
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { size = 10, timeoutMs, poolUrl, primary, replica: reading } = options;
  const limits = limitsOf(timeoutMs);
  if (poolUrl !== undefined) await limitRole(url, limits);
  const shared = { max: size, keepAlive: true, maxLifetimeSeconds: LIFETIME_SECONDS, ...waits(timeoutMs) };
  const pool = createRenewablePool(
    poolUrl === undefined
      ? { ...shared, ...limits, connectionString: url, Client: TracedClient, pipeline: true }
      : { ...shared, connectionString: poolUrl, Client: UnnamedClient },
    primary,
  );
  try {
    const { rows } = await pool.query<{ held: string }>('select current_setting($1) as held', ['statement_timeout']);
    if (toMs(rows[0]?.held ?? '') !== limits.statement_timeout) throw new LimitsLost(poolUrl !== undefined);
  } catch (error) {
    await pool.end();
    throw error instanceof Error && /unsupported startup parameter/.test(error.message)
      ? new LimitsLost(poolUrl !== undefined)
      : error;
  }
  const replica =
    reading &&
    createReplica({
      pool: createRenewablePool({
        ...shared,
        ...limits,
        connectionString: reading.url,
        connectionTimeoutMillis: REPLICA_WAIT_MS,
      }),
      primary: pool,
      log: reading.log,
    });
  const routed = replica ? routeReads(pool, replica) : pool;
  const orm = Object.assign(drizzle({ client: routed }), { transaction: createTransaction(routed) });
  const openBeside: Database['openBeside'] = (other) => openDatabase(url, { ...options, replica: undefined, ...other });
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return {
    url,
    orm,
    pool: routed,
    connections,
    openBeside,
    readFresh: replica ? replica.readFresh : (work) => work(),
    ...(replica && { reads: replica.reads }),
    async close() {
      await replica?.close();
      await pool.end();
    },
  };
}

/** A replica that does not take a connection by then is away (ms). */
const REPLICA_WAIT_MS = 500;

function routeReads(pool: pg.Pool, replica: Replica): pg.Pool {
  const routed: Pick<pg.Pool, 'query' | 'connect'> = {
    query: ((...args: Parameters<pg.Pool['query']>) =>
      replica.query(args, () => passStatement(pool, args))) as pg.Pool['query'],
    connect: (() => {
      replica.leave();
      return pool.connect();
    }) as pg.Pool['connect'],
  };
  return routed as pg.Pool;
}

/** The settings of a connection are lost: there is a pooler in between. */
class LimitsLost extends OperatorError {
  constructor(isPooled: boolean) {
    super(
      isPooled
        ? 'Connections of DATABASE_POOL_URL do not have the time limits of their role: is it the database and the login of ' +
            'DATABASE_URL? PgBouncer may still hold connections from before: RECONNECT as its administrator.'
        : 'Connections of DATABASE_URL lose their time limits: it leads to a pooler such as PgBouncer. Name the pooler with ' +
            'DATABASE_POOL_URL, and the server itself with DATABASE_URL (docs/operations.md#a-pooler).',
    );
    this.name = 'LimitsLost';
  }
}

/** As `show` prints them: 0, 10s, 1min, 2000ms. */
function toMs(text: string): number {
  const [, count = '', unit = ''] = /^(\d+)(ms|s|min|h)?$/.exec(text) ?? [];
  return Number(count) * ({ s: 1_000, min: MINUTE_MS, h: HOUR_MS }[unit] ?? 1);
}

/** A connection of a pooler is another one for each transaction, where a named statement is unknown or another's. */
class UnnamedClient extends TracedClient {
  override query(...[config, ...rest]: unknown[]): never {
    const unnamed = typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    // the signature has eight overloads, and the arguments pass as they came
    return super.query(...[unnamed ? { ...config, name: undefined } : config, ...rest]);
  }
}

/**
 * Every limit of the server is shorter than the limit of the client: when the server ends a statement, its work is
 * certainly rolled back. The limit of the client is for a server that does not respond at all.
 */
function limitsOf(timeoutMs: number | undefined): Limits {
  if (timeoutMs === undefined) return { statement_timeout: 10_000 };
  return {
    statement_timeout: Math.round(timeoutMs * 0.8),
    lock_timeout: Math.round(timeoutMs * 0.6),
    idle_in_transaction_session_timeout: timeoutMs * 2,
  };
}

function waits(timeoutMs: number | undefined): pg.PoolConfig {
  if (timeoutMs === undefined) return { connectionTimeoutMillis: 10_000 };
  return { connectionTimeoutMillis: Math.round(timeoutMs * 0.8), query_timeout: timeoutMs };
}
