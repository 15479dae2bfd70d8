import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { readFindings } from '../apps/server/src/domain/ledger/journals/checkLedger.ts';
import { importCatalogue } from '../apps/server/src/domain/shop/catalogue/import/importCatalogue.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { sampleStore } from '../apps/server/src/testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';
import { startServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { startArchivedServer } from './lib/startArchivedServer.ts';

// A shop whose PostgreSQL is backed up by pgBackRest: a backup while members click, more clicks, then an editor deletes the catalogue. The shop comes
// back as it was the second before, every table equal by its hash.

const CLICKS = 200;

const folder = mkdtempSync(path.join(tmpdir(), 'potli-moment-'));
const server = startArchivedServer(folder);
const secret = () => randomBytes(32).toString('base64');
const environment = {
  DATABASE_URL: server.url,
  JWT_SECRET: secret(),
  PII_KEY: secret(),
  RECEIPT_KEY: secret(),
  RATE_LIMITS: 'off',
  JOBS: 'off',
  PUBLIC_URL: 'http://shop.example',
};

try {
  const host = await startServerProcess(createDataDir(), environment);
  await withDatabase((database) => importCatalogue(database, { version: 1, stores: [sampleStore('kapas')] }));
  const token = await signUp(host.url);
  await Promise.all([clickOften(host.url, token), server.backUp()]);
  await clickOften(host.url, token);
  const before = await hashes();
  const moment = await now();
  await pause(1_000);
  await withDatabase(({ pool }) => pool.query('truncate click, catalogue_row, wallet cascade'));
  await clickOften(host.url, token).catch(() => {});
  await host.end('SIGTERM');

  const startedAt = performance.now();
  await server.restoreTo(moment);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const after = await hashes();
  const different = [...before].filter(([table, hash]) => after.get(table) !== hash).map(([table]) => table);
  console.log(`restored to ${moment} in ${seconds} s: ${before.size} tables, ${different.length} of them different`);
  const findings = await withDatabase(({ orm }) => orm.transaction(readFindings));
  const isSound = Object.values(findings).every((count) => count === 0);
  console.log(isSound ? 'the ledger is right' : JSON.stringify(findings));
  // as the page on operations says: no member is paid before the bank was asked
  await withDatabase(({ pool }) => pool.query('update installation set payouts_paused_since = $1', [moment]));
  const again = await startServerProcess(createDataDir(), environment);
  await clickOften(again.url, token, 1);
  console.log('the shop runs again, and takes a click');
  await again.end('SIGTERM');
  if (different.length > 0 || !isSound) {
    console.log(different.join(', '));
    process.exitCode = 1;
  }
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function withDatabase<Result>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(server.url, { size: 1, timeoutMs: 60_000 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function signUp(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/signup`, { method: 'POST', headers, body: JSON.stringify(sampleSignup()) });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function clickOften(url: string, token: string, count = CLICKS): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  for (let n = 0; n < count; n += 1) {
    const body = JSON.stringify(sampleDevice);
    const answer = await fetch(`${url}/click/1?clickSource=STORE`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`a click: ${answer.status} ${await answer.text()}`);
  }
}

function now(): Promise<string> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now');
    return rows[0]?.now ?? '';
  });
}

/** A hash of the rows of each table, whatever their order. */
function hashes(): Promise<Map<string, string>> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found = new Map<string, string>();
    for (const { name } of rows) {
      const { rows: made } = await pool.query<{ hash: string }>(
        `select md5(coalesce(string_agg(line, '' order by line), '')) as hash from (select t::text as line from ${name} t) as lines`,
      );
      found.set(name, made[0]?.hash ?? '');
    }
    return found;
  });
}
