import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@potli/api/units/time';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../logging/logger.ts';
import { inTrace } from '../../tracing/inSpan.ts';
import type { Traces } from '../../tracing/Span.ts';
import type { Job } from './Job.ts';
import { JobFailure } from './JobFailure.ts';

interface JobParts {
  /** Opens a pool as the host's own role. */
  openBeside: Database['openBeside'];
  jobs: readonly Job[];
  log: Logger;
  traces?: Traces | undefined;
  /** Pause before the first query, so that a start does not wait for it (ms). */
  startAfterMs?: number;
  /** How often this host looks for what is due (s); by default every ten seconds. */
  lookSeconds?: number;
}

/** How long a host that stops waits for jobs. What is not done by then is done by another host. */
const SHUTDOWN_MS = 2_000;
/** A host that is alive says so three times as often. When it does not, another host does its job. */
const LEASE_SECONDS = 30;
const RETENTION_SECONDS = 3 * 24 * 3_600;
const QUIET_MS = MINUTE_MS;

/**
 * Does jobs that are due as long as the host runs. Of all hosts on one database one does each job. While the database is
 * away nothing is done; afterwards it goes on. Never throws.
 * @returns a function that stops it, within three seconds
 */
export function startJobs({ startAfterMs = 3_000, ...parts }: JobParts): () => Promise<void> {
  const stopping = new AbortController();
  const opened = openWhenPossible({ startAfterMs, ...parts }, stopping.signal);
  return async () => {
    stopping.abort();
    const running = await opened;
    if (!running) return;
    await running.boss.stop({ close: false, timeout: SHUTDOWN_MS }).catch(() => {});
    await running.database.close();
  };
}

interface Running {
  boss: PgBoss;
  database: Database;
}

/** Tries until the database is there. */
async function openWhenPossible(
  { startAfterMs, ...parts }: Omit<JobParts, 'startAfterMs'> & { startAfterMs: number },
  signal: AbortSignal,
): Promise<Running | undefined> {
  const complain = quietly(parts.log);
  for (let waitMs = startAfterMs; ; waitMs = Math.min(Math.max(waitMs, 500) * 2, 30_000)) {
    await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return undefined;
    try {
      return await open(parts, complain);
    } catch (error) {
      complain(error);
    }
  }
}

async function open(
  { openBeside, jobs, log, traces, lookSeconds }: Omit<JobParts, 'startAfterMs'>,
  complain: Complain,
): Promise<Running> {
  // hosts that stop at once, and tests, do not load the library
  const { openBoss } = await import('./openBoss.ts');
  // a pool of its own: members do not wait for jobs, nor jobs for members
  const database = await openBeside({ size: 2, timeoutMs: 5_000 });
  const boss = openBoss(database, lookSeconds);
  try {
    // without a listener an error would end the process
    boss.on('error', complain);
    await boss.start();
    await plan(boss, jobs);
    for (const job of jobs) await work(boss, job, { log, traces, lookSeconds });
    return { boss, database };
  } catch (error) {
    await boss.stop({ close: false, graceful: false }).catch(() => {});
    await database.close();
    throw error;
  }
}

/** Schedules each job, and removes jobs of earlier releases. */
async function plan(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, cron, longestSeconds } of jobs) {
    const options = {
      expireInSeconds: longestSeconds,
      heartbeatSeconds: LEASE_SECONDS,
      retryLimit: 3,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 600,
      retentionSeconds: RETENTION_SECONDS,
      deleteAfterSeconds: RETENTION_SECONDS,
    };
    // a run that is due while the one before lasts is left out
    await boss.createQueue(name, { policy: 'exclusive', ...options });
    await boss.updateQueue(name, options);
    await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' });
  }
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

function work(
  boss: PgBoss,
  job: Job,
  { log, traces, lookSeconds = 10 }: Pick<JobParts, 'log' | 'traces' | 'lookSeconds'>,
): Promise<string> {
  const options = { pollingIntervalSeconds: lookSeconds, heartbeatRefreshSeconds: LEASE_SECONDS / 3 };
  return boss.work(job.name, options, async ([given]) => {
    const signal = given?.signal ?? AbortSignal.abort();
    try {
      await inTrace(traces, { name: `job ${job.name}` }, async () => {
        try {
          await job.run(signal);
        } catch (error) {
          // within the trace, so that the line names it
          if (!signal.aborted) log.error({ job: job.name, err: error }, 'a job failed');
          throw error;
        }
      });
    } catch (error) {
      // the library stores the error in its table
      throw new JobFailure(error);
    }
  });
}

type Complain = (error: unknown) => void;

/** One line a minute: while the database is away every query of the library fails. */
function quietly(log: Logger): Complain {
  let loggedAt = -Infinity;
  return (error) => {
    if (performance.now() - loggedAt < QUIET_MS) return;
    loggedAt = performance.now();
    log.error({ err: error }, 'jobs cannot be done');
  };
}
