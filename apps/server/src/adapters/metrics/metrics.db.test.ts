import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { LATE_BACKUP_HOURS } from '../../domain/views/installation/backups.ts';
import { readGauges } from '../../domain/views/installation/readGauges.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { openTestHost } from '../../testing/createTestHost.ts';
import { freePort } from '../../testing/freePort.ts';
import { networkSecret } from '../../testing/sendReport.ts';
import { createMetrics } from './createMetrics.ts';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const database = await createTestDatabase();
await database.pool.query(`
  select pgboss.create_queue('count', '{"policy":"exclusive"}');
  insert into pgboss.schedule (name, cron) values ('count', '0 4 * * *');
  insert into pgboss.job (name, state, completed_on) values ('count', 'failed', now())`);
const port = await freePort();
const host = await openTestHost(database, {
  metrics: { port, host: '127.0.0.1' },
  postbackSecrets: new Map([['bazaar', [networkSecret]]]),
});
afterAll(async () => {
  await host.close();
  await database.close();
});

const METRIC = /\b(potli|process|nodejs)_[a-z0-9_]+/g;
/** Without what a histogram adds. */
const base = (name: string) => name.replace(/_(bucket|count|sum|total)$/, '');

test('a monitor gets OpenMetrics, with routes and no address, and nothing else is there', async () => {
  await host.call('/custom-link/a-secret-hash');
  await host.call('/nowhere');
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('application/openmetrics-text');
  const text = await response.text();
  expect(text).toMatch(/# EOF\n$/);
  expect(text).toContain('route="/custom-link/{urlHash}",status="3xx"');
  expect(text).not.toContain('a-secret-hash');
  expect(text).toContain('potli_database_up 1');
  expect(text).toContain('potli_network_report_age_seconds{network="bazaar"} 172800');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);

  // what rules and the dashboard ask for is there
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => base(name)));
  const asked = `${read('deploy/alerts.yaml')} ${read('deploy/grafana.json')}`.match(METRIC) ?? [];
  expect(asked.length).toBeGreaterThan(15);
  expect([...new Set(asked.map(base))].filter((name) => !known.has(name))).toEqual([]);
});

test('a page has what a call has: an id, and its time by route and status, apart from calls', async () => {
  const site = new Hono().get('*', (context) =>
    host.answerPage(context, '/stores_details/$slug', async (id) => ({
      response: new Response(id, { status: 500 }),
      isCached: true,
    })),
  );
  const page = await site.request('/stores_details/a-secret-slug?query=asked-by-meera');
  expect(await page.text()).toMatch(/^[\da-f-]{36}$/);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'potli_http_request_duration_seconds_count{kind="page",method="GET",route="/stores_details/$slug",status="5xx"} 1',
  );
  expect(text).toContain('_count{kind="call",');
  expect(text).not.toMatch(/a-secret-slug|meera/);
});

test('a new shop raises no alarm: its ledger was not checked yet, and no member has sent a file', async () => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).not.toMatch(/^potli_ledger_sound /m);
  expect(Number(text.match(/^potli_uploads_free_bytes (\S+)/m)?.[1])).toBeGreaterThan(0);
});

const parts = { database, networks: [], uploadsDir: tmpdir(), savesBackups: false, log: { error() {} } };

test("the disk of an embedded database is watched, and that of another server is nobody's here", async () => {
  expect(await createMetrics(parts).write()).not.toMatch(/^potli_database_free_bytes /m);
  const text = await createMetrics({ ...parts, databaseDir: tmpdir() }).write();
  expect(Number(text.match(/^potli_database_free_bytes (\S+)/m)?.[1])).toBeGreaterThan(0);
});

test('the age of the newest backup is shown where potli backup saves the shop, which a BACKUP_KEY says', async () => {
  const ageOf = async (savesBackups: boolean) =>
    (await createMetrics({ ...parts, savesBackups }).write()).match(/^potli_backup_age_seconds (\S+)/m)?.[1];
  expect(await ageOf(true)).toBeUndefined();
  await database.pool.query(`update installation set production_since = now() - interval '1 year'`);
  // without a backup since they are recorded: an upgrade raises no alert
  expect(Number(await ageOf(true))).toBeLessThan(3_600);
  await database.pool.query(`update installation set backed_up_at = now() - interval '2 days'`);
  expect(Math.round(Number(await ageOf(true)) / 3_600)).toBe(48);
  expect(await ageOf(false)).toBeUndefined();
  expect(read('deploy/alerts.yaml')).toContain(`potli_backup_age_seconds > ${LATE_BACKUP_HOURS} * 3600`);
  await database.pool.query('update installation set production_since = null, backed_up_at = null');
});

test('one mail that is refused for now raises no alarm while later ones are sent', async () => {
  const add = (minutes: number, attempts: number, isSent: boolean) =>
    database.pool.query(
      `insert into mail_outbox (id, sealed, created_at, expires_at, attempts, sent_at)
       values ($1, case when $3 then null else '\\x00'::bytea end, now() - make_interval(mins => $4), now() + interval '1 day', $2,
               case when $3 then now() end)`,
      [idOf(minutes), attempts, isSent, minutes],
    );
  // later ones have higher numbers
  const idOf = (minutes: number) => `01900000-0000-7000-8000-${String(1_000 - minutes).padStart(12, '0')}`;
  const stuckMinutes = async () => Math.round((await readGauges(database.orm)).stuckMail / 60);
  await add(90, 7, false);
  expect(await stuckMinutes()).toBe(90);
  await add(80, 1, true);
  expect(await stuckMinutes()).toBe(0);
  await add(60, 4, false);
  expect(await stuckMinutes()).toBe(60);
  await add(50, 1, true);
  await add(85, 0, false);
  expect(await stuckMinutes()).toBe(85);
  await database.pool.query('truncate mail_outbox');
});

test('a job that failed and is not tried again is not late, but failed', async () => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('potli_job_overdue_seconds{job="count"} 0');
  expect(text).toContain('potli_job_failed{job="count"} 1');
});

test('each alert has a page in the runbook, and each page an alert', () => {
  const alerts = [...read('deploy/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const pages = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(alerts);
});
