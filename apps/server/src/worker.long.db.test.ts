import { rmSync } from 'node:fs';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { openBoss } from './adapters/schedule/openBoss.ts';
import { createDataDir } from './testing/createDataDir.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { freePort } from './testing/freePort.ts';
import { startServerProcess } from './testing/startServerProcess.ts';
import { startSourceProcess } from './testing/startSourceProcess.ts';

const database = await createTestDatabase();
const dataDir = createDataDir();
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const METRICS_TOKEN = 'what-the-monitor-of-this-test-sends';
const Health = z.object({
  status: z.string(),
  checks: z.array(z.object({ name: z.string(), healthy: z.boolean(), text: z.string() })),
});

async function askHealth(port: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/health`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const { status, checks } = Health.parse(await answer.json());
  return { code: answer.status, status, failing: checks.filter(({ healthy }) => !healthy) };
}

const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: 'off', METRICS_TOKEN, PORT: '0' };

async function startWorker(METRICS_PORT: string) {
  const worker = await startSourceProcess({
    script: 'worker.ts',
    environment: { ...shared, METRICS_PORT },
    ready: /worker does the jobs of .*/,
  });
  onTestFinished(async () => void (await worker.end('SIGKILL')));
  return worker;
}

/** Makes a job due at once. */
async function send(name: string): Promise<string | null> {
  const boss = openBoss(database);
  boss.on('error', () => {});
  await boss.start();
  const id = await boss.send(name);
  await boss.stop({ close: false });
  return id;
}

async function stateOf(id: string | null): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>('select state from pgboss.job where id = $1', [id]);
  return rows[0]?.state;
}

/** As if there had been no check for so long: the time of the database cannot be turned. */
const passMinutes = (minutes: number) =>
  database.pool.query('update pgboss.version set cron_on = cron_on - make_interval(mins => $1)', [minutes]);

it('beside a worker a host does no job; when it is killed jobs wait, health says so, and the next one does them', {
  timeout: 120_000,
}, async () => {
  const [ofHost, ofWorker] = [String(await freePort()), String(await freePort())];
  const host = await startServerProcess(dataDir, { ...shared, METRICS_PORT: ofHost });
  onTestFinished(async () => void (await host.end('SIGTERM')));
  expect(await askHealth(ofHost)).toMatchObject({
    code: 503,
    failing: [{ name: 'worker', text: expect.stringContaining('No process has done jobs yet') as string }],
  });

  const worker = await startWorker(ofWorker);
  for (const port of [ofWorker, ofHost]) {
    await expect.poll(() => askHealth(port), { timeout: 30_000, interval: 250 }).toMatchObject({ code: 200 });
  }
  const first = await send('release-waiting');
  await expect.poll(() => stateOf(first), { timeout: 30_000, interval: 250 }).toBe('completed');

  await worker.end('SIGKILL');
  const waiting = await send('release-waiting');
  await passMinutes(3);
  expect(await askHealth(ofHost)).toEqual({
    code: 503,
    status: 'failing',
    failing: [
      {
        name: 'worker',
        healthy: false,
        text: 'No process has done jobs for 3 minutes: start a worker, or a host with JOBS=on.',
      },
    ],
  });
  expect((await fetch(`${host.url}/health/ready`)).status).toBe(200);
  expect(await stateOf(waiting)).toBe('created');

  const next = await startWorker(ofWorker);
  await expect.poll(() => stateOf(waiting), { timeout: 30_000, interval: 250 }).toBe('completed');
  await expect.poll(() => askHealth(ofHost), { timeout: 30_000, interval: 250 }).toMatchObject({ code: 200 });
  expect(await next.end('SIGTERM')).toBe(0);
});

it('a worker refuses an embedded database, which belongs to its host', async () => {
  const start = startSourceProcess({ script: 'worker.ts', environment: { DATA_DIR: dataDir }, ready: /worker does/ });
  await expect(start).rejects.toThrow(/DATABASE_URL: a worker needs the database of the hosts/);
});

it('health and metrics need the token, and a worker serves no shop', async () => {
  const [port, PORT] = [String(await freePort()), String(await freePort())];
  const worker = await startSourceProcess({
    script: 'worker.ts',
    environment: { ...shared, PORT, METRICS_PORT: port },
    ready: /worker does/,
  });
  onTestFinished(async () => void (await worker.end('SIGTERM')));
  for (const path of ['/health', '/metrics']) {
    for (const authorization of ['', 'Bearer wrong', METRICS_TOKEN]) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } });
      expect([answer.status, await answer.text()], path).toEqual([401, '']);
    }
  }
  await expect(fetch(`http://127.0.0.1:${PORT}/api/health/live`)).rejects.toThrow();
});
