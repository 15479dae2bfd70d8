import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { asAppRole } from '../../db/appRole.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { toLogger } from '../../logging/logger.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { compileCache, sourceOptions } from '../../testing/sourceProcess.ts';
import type { Job } from './Job.ts';
import { openBoss } from './openBoss.ts';
import { readJobs } from './readJobs.ts';
import { startJobs } from './startJobs.ts';

let database: Database;
let lines: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  lines = [];
  return () => database.close();
});

const log = toLogger('info', { write: (line) => void lines.push(line) });
const everyMinute = { name: 'count', cron: '* * * * *', longestSeconds: 600 };
const soon = { timeout: 15_000 };

/** A host that does these jobs as the weak role. */
function startHost(jobs: Job[]): () => Promise<void> {
  const stopJobs = startJobs({
    openBeside: (options) => openDatabase(asAppRole(database.url), options),
    jobs,
    log,
    startAfterMs: 0,
    lookSeconds: 1,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= stopJobs();
    return stopped;
  };
  onTestFinished(stop);
  return stop;
}

async function doneRuns(): Promise<number> {
  const { rows } = await database.pool.query<{ runs: number }>(
    `select count(*)::int as runs from pgboss.job where name = 'count' and state = 'completed'`,
  );
  return rows[0]?.runs ?? 0;
}

const minuteOf = (time: number) => Math.floor(time / 60_000);

/** Makes the job due at once. Returns its id; null where it is due or under way already. */
async function sendOnce(): Promise<string | null> {
  const boss = openBoss(database);
  boss.on('error', () => {});
  await boss.start();
  try {
    return await boss.send('count');
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

it('has the tables that the library expects', async () => {
  await expect(openBoss(database).detectSchemaDrift()).resolves.toMatchObject({ ok: true });
});

describe('a job that is due', () => {
  it('is done by one of several hosts, and shown to the operator', async () => {
    const ran: string[] = [];
    const from = Date.now();
    for (const host of ['one', 'two', 'three']) startHost([{ ...everyMinute, run: async () => ran.push(host) }]);
    await expect.poll(() => ran.length, soon).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    // a minute can end meanwhile
    expect(ran.length).toBeLessThanOrEqual(1 + minuteOf(Date.now()) - minuteOf(from));
    await expect(doneRuns()).resolves.toBe(ran.length);
    const [state] = await readJobs(database);
    expect(state).toMatchObject({ name: 'count', state: 'idle', lastRun: 'done', failures: 0, failure: null });
    expect(state?.nextRunAt.getTime()).toBeGreaterThan(Date.now());
    expect(lines).toEqual([]);
  });

  it('is tried again when it fails; the log and the table hold no words of the failure', async () => {
    const failures = [new Error('of asha@mail.example'), new OperatorError('The token is old')];
    let runs = 0;
    startHost([
      {
        ...everyMinute,
        async run() {
          runs += 1;
          const failure = failures.shift();
          if (failure) throw failure;
        },
      },
    ]);
    const again = () => database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await expect.poll(() => readJobs(database), soon).toMatchObject([{ state: 'retrying', failure: 'Error' }]);
    await again();
    await expect.poll(() => runs, soon).toBe(2);
    await expect.poll(() => readJobs(database), soon).toMatchObject([{ failure: 'The token is old' }]);
    await again();
    await expect.poll(doneRuns, soon).toBe(1);
    expect(lines).toHaveLength(2);
    const { rows } = await database.pool.query<{ output: unknown }>('select output from pgboss.job');
    expect(JSON.stringify([lines, rows])).not.toContain('asha');
  });

  it('is done by another host when its host was killed', async () => {
    const script = join(import.meta.dirname, '../../testing/jobHost.ts');
    const env = { ...process.env, ...compileCache };
    const child = spawn(process.execPath, [...sourceOptions, script, database.url], { env, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    const ran: number[] = [];
    startHost([{ ...everyMinute, run: async () => ran.push(1) }]);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(ran).toEqual([]);
    // its lease ends
    await database.pool.query(
      `update pgboss.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'`,
    );
    await expect.poll(() => readJobs(database), soon).toMatchObject([{ state: 'retrying' }]);
    await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await expect.poll(() => ran.length, soon).toBe(1);
  }, 40_000);

  it('goes on after the database was away, and the log says so once', async () => {
    const ran: number[] = [];
    startHost([{ ...everyMinute, run: async () => ran.push(1) }]);
    await expect.poll(() => ran.length, soon).toBe(1);
    const admin = new pg.Client(inject('postgresUrl'));
    await admin.connect();
    const name = new URL(database.url).pathname.slice(1);
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await expect.poll(() => lines.length, soon).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    await database.pool.query(
      `insert into pgboss.job (name, policy, heartbeat_seconds, expire_seconds) values ('count', 'exclusive', 30, 600)`,
    );
    await expect.poll(() => ran.length, soon).toBeGreaterThan(1);
    expect(lines).toHaveLength(1);
  }, 40_000);

  it('is left to another host by one that stops', async () => {
    let wasAborted = false;
    let begun = false;
    const stop = startHost([
      {
        ...everyMinute,
        run: (signal) =>
          new Promise((_resolve, reject) => {
            begun = true;
            signal.addEventListener('abort', () => {
              wasAborted = true;
              reject(signal.reason as Error);
            });
          }),
      },
    ]);
    await expect.poll(() => begun, soon).toBe(true);
    // what is due meanwhile is left out
    await expect(sendOnce()).resolves.toBeNull();
    const from = performance.now();
    await stop();
    expect(performance.now() - from).toBeLessThan(4_000);
    expect(wasAborted).toBe(true);
    await expect(readJobs(database)).resolves.toMatchObject([{ state: 'retrying' }]);
    expect(lines).toEqual([]);
  });
});

it('removes jobs of earlier releases', async () => {
  const stop = startHost([
    { ...everyMinute, run: async () => {} },
    { ...everyMinute, name: 'old', run: async () => {} },
  ]);
  await expect.poll(() => readJobs(database), soon).toMatchObject([{ name: 'count' }, { name: 'old' }]);
  await stop();
  startHost([{ ...everyMinute, run: async () => {} }]);
  await expect.poll(() => readJobs(database), soon).toMatchObject([{ name: 'count' }]);
});
