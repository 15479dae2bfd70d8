import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionError } from '../errors/isConnectionError.ts';
import type { Logger } from '../logging/logger.ts';
import { passStatement } from './passStatement.ts';

/** Reads by a streaming replica. */
export interface Replica {
  /** Work whose single reads may ask the replica. They see all that was acknowledged before the first of them began, by any host. */
  readFresh<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Asks the replica where the work allows it and it is fresh, else the primary by `otherwise`. */
  query<Result>(args: unknown[], otherwise: () => Promise<Result>): Promise<Result>;
  /** The work that runs writes, or opens a transaction: what it reads from here on is of the primary. */
  leave(): void;
  /** Reads of such work so far, by who answered. */
  reads(): { replica: number; primary: number };
  close(): Promise<void>;
}

interface ReplicaParts {
  pool: Pick<pg.Pool, 'query' | 'end'>;
  primary: Pick<pg.Pool, 'query'>;
  log: Pick<Logger, 'warn' | 'info'>;
}

/** How long a read waits for a replica that is a moment behind (ms); then the primary answers. */
const TIMEOUT_MS = 20;
const LOOK_AGAIN_MS = 2;
/** One that was late, or away, is left alone for so long (ms). */
const LATE_MS = 200;
const AWAY_MS = 2_000;
/** How long it has for the answer whether it is fresh (ms). */
const ANSWER_MS = 500;

/** Up to where commits were acknowledged, and the timeline (as in `watchPrimary`). A server that recovers is no primary. */
const PRIMARY_AT = {
  name: 'primary_at',
  text: `select at::text as at, ('x' || left(pg_walfile_name(at), 8))::bit(32)::int as timeline
    from (select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn() end as at) as primary_at`,
};
/** The timeline is that of the last restart point: after a failover a replica is left alone until it has followed. */
const REPLAYED = {
  name: 'replica_replayed',
  text: `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
    and (select timeline_id = $2 from pg_control_checkpoint()) as "isFresh"`,
};

/**
 * Reads through a replica that is asked, before the first read of a piece of work, whether it has replayed what the primary had flushed by
 * then. So a caller reads its own write on every host, and no host has to store who wrote when.
 */
export function createReplica({ pool, primary, log }: ReplicaParts): Replica {
  const works = new AsyncLocalStorage<{ isFresh?: Promise<boolean> }>();
  const counts = { replica: 0, primary: 0 };
  let leftUntil = 0;
  let isAway = false;

  function away(): false {
    leftUntil = performance.now() + AWAY_MS;
    if (!isAway) log.warn({}, 'the replica does not answer: the primary is read');
    isAway = true;
    return false;
  }

  async function check(): Promise<boolean> {
    const { rows } = await primary.query<{ at: string | null; timeline: number | null }>(PRIMARY_AT);
    const [now] = rows;
    if (!now?.at) return false;
    const until = performance.now() + TIMEOUT_MS;
    try {
      for (;;) {
        const replayed = { ...REPLAYED, values: [now.at, now.timeline], query_timeout: ANSWER_MS };
        const { rows: said } = await pool.query<{ isFresh: boolean }>(replayed);
        if (isAway) log.info({}, 'the replica answers again');
        isAway = false;
        if (said[0]?.isFresh) return true;
        if (performance.now() >= until) break;
        await pause(LOOK_AGAIN_MS);
      }
    } catch {
      return away();
    }
    leftUntil = performance.now() + LATE_MS;
    return false;
  }

  const ask = inTurn(() => check().catch(() => false));
  const isFresh = () => (performance.now() < leftUntil ? Promise.resolve(false) : ask());

  return {
    readFresh: (work) => works.run({}, work),
    async query<Result>(args: unknown[], otherwise: () => Promise<Result>): Promise<Result> {
      const work = works.getStore();
      if (!work) return otherwise();
      if (!isRead(args[0])) {
        work.isFresh = Promise.resolve(false);
        return otherwise();
      }
      work.isFresh ??= isFresh();
      if (await work.isFresh) {
        try {
          const result = (await passStatement(pool, args)) as Result;
          counts.replica += 1;
          return result;
        } catch (error) {
          // also a read that was in the way of what it replays (40001)
          if (!isConnectionError(error)) throw error;
          away();
          work.isFresh = Promise.resolve(false);
        }
      }
      counts.primary += 1;
      return otherwise();
    },
    leave() {
      const work = works.getStore();
      if (work) work.isFresh = Promise.resolve(false);
    },
    reads: () => ({ ...counts }),
    close: () => pool.end(),
  };
}

/** One query at a time: calls that arrive while it runs share the next one, which starts after they arrived. */
function inTurn(ask: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  const begin = () => {
    next = undefined;
    const asked = ask().finally(() => {
      if (running === asked) running = undefined;
    });
    running = asked;
    return asked;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin);
    return next;
  };
}

const READ = /^\s*(select|with)\b/i;
const WRITE = /\b(insert|update|delete|merge|nextval|setval|share|pg_\w*lock\w*|pg_notify)\b/i;

/** Whether a statement can only read. One that merely looks as if it wrote goes to the primary. */
function isRead(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
  return text !== undefined && READ.test(text) && !WRITE.test(text);
}
