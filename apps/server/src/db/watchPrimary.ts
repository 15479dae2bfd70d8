import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Logger } from '../logging/logger.ts';

/** Which server is the primary, as far as this process has seen. */
export interface PrimaryWatch {
  /** For a pool: refuses a connection to a server that was overtaken. */
  verify(client: pg.Client | pg.PoolClient, done: (error?: Error) => void): void;
  /** Calls back when another server has become the primary. Returns a function that ends it. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * The timeline of a server: each promotion starts the next one (PostgreSQL 18, chapter 26.3.2). A server that recovers writes
 * nothing; reads from it are allowed. Read from the name of the file being written, which is current at once.
 */
const TIMELINE = `select case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** How often a new connection is opened, to see where the address leads (ms). */
const LOOK_MS = 5_000;

/**
 * Looks where an address leads. After a failover the connections of a pool can still lead to the server of before, which may live
 * and take writes that are lost.
 */
export function watchPrimary(url: string, log: Pick<Logger, 'warn'>, lookMs = LOOK_MS): PrimaryWatch {
  let newest = 0;
  const listeners = new Set<() => void>();
  const stopping = new AbortController();

  async function check(client: Pick<pg.Client, 'query'>): Promise<void> {
    const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
    const timeline = rows[0]?.timeline;
    if (timeline === null || timeline === undefined) return;
    if (timeline < newest) {
      throw new OperatorError(`This server was overtaken: it is on timeline ${timeline}, the primary on ${newest}.`);
    }
    const isOther = timeline > newest && newest > 0;
    newest = timeline;
    if (!isOther) return;
    log.warn({ timeline }, 'another server is the primary now: connections to the one before are closed');
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await check(client);
    } finally {
      await client.end().catch(() => {});
    }
  }

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      // a database that is away is no news here: its calls fail
      await look().catch(() => {});
      await pause(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();

  return {
    verify: (client, done) => void check(client).then(() => done(), done),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      stopping.abort();
      await looking;
    },
  };
}
