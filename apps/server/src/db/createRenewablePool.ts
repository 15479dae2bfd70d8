import pg from 'pg';
import { inSpan } from '../tracing/inSpan.ts';
import { passStatement } from './passStatement.ts';
import { statementFacts } from './statementFacts.ts';
import type { PrimaryWatch } from './watchPrimary.ts';

/**
 * A pool whose connections are closed at once, also those that work, when its server is not the primary any more: what such a server
 * commits would be lost. New ones lead to the primary.
 */
export function createRenewablePool(config: pg.PoolConfig, primary?: PrimaryWatch): pg.Pool {
  let open = new Set<pg.PoolClient>();
  const create = () => {
    const own = new Set<pg.PoolClient>();
    open = own;
    const pool = new pg.Pool({ ...config, ...(primary && { verify: primary.verify }) });
    // An error event without a listener ends the process. The pool listens to its idle connections only, so each
    // connection gets a listener for the time that a request uses it. The request fails with its query.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      client.on('error', () => {});
      own.add(client);
    });
    pool.on('remove', (client) => void own.delete(client));
    return pool;
  };
  let current = create();
  const forget = primary?.onChange(() => {
    const [before, left] = [current, open];
    current = create();
    for (const client of left) void client.end().catch(() => {});
    before.end().catch(() => {});
  });
  // of a pool, the code uses these
  const pool: Pick<pg.Pool, 'query' | 'connect' | 'end' | 'totalCount' | 'idleCount' | 'waitingCount'> = {
    get totalCount() {
      return current.totalCount;
    },
    get idleCount() {
      return current.idleCount;
    },
    get waitingCount() {
      return current.waitingCount;
    },
    // the pool loses the trace of a statement: a span starts here, with the wait for a connection
    query: ((...args: Parameters<pg.Pool['query']>) =>
      inSpan(
        () => statementFacts(args[0]),
        () => passStatement(current, args),
      )) as pg.Pool['query'],
    connect: (() =>
      inSpan(
        () => ({ name: 'pool wait' }),
        () => current.connect(),
      )) as pg.Pool['connect'],
    async end() {
      forget?.();
      await current.end();
    },
  };
  return pool as pg.Pool;
}
