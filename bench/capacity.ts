import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/startEmbeddedPostgres.ts';
import { importCatalogue } from '../apps/server/src/domain/shop/catalogue/import/importCatalogue.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { sampleStore } from '../apps/server/src/testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';
import { startServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { createKey } from '../packages/api/src/client/createKey.ts';
import { capacityRows, type UnitCosts } from './lib/capacityRows.ts';
import { hammer } from './lib/hammer.ts';
import { familyMs, processorMs } from './lib/processorTime.ts';
import { toRequest } from './lib/toRequest.ts';

// What a click and a read of the catalogue cost a host and the database: processor time, log, disk, connections. From these, the table of
// docs/capacity.md. Processor time is that of the processes, so that a busy machine changes it little.

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = 64;
const MEMBERS = 50;

const dataDir = createDataDir();
const postgres = await startEmbeddedPostgres({ dataDir });
const host = await startServerProcess(createDataDir(), { DATABASE_URL: postgres.url, RATE_LIMITS: 'off', JOBS: 'on' });
const port = Number(new URL(host.url).port);
try {
  const storeIds = await fill();
  const tokens = await signUpMembers();
  const clicks = clicksOf(tokens, storeIds);
  const reads = () => toRequest('GET', `/api/stores/${storeIds[0]}`, {});
  // the compiler first
  await load(clicks, 5);
  await load(reads, 3);
  const clicked = await cost(clicks);
  const read = await cost(reads);
  const connections = await count(
    `select count(*) as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const rows = await count('select count(*) as n from click');
  const bytes = await count(
    `select sum(pg_total_relation_size(inhrelid)) as n from pg_inherits where inhparent = 'click'::regclass`,
  );
  const costs: UnitCosts = {
    hostMs: clicked.hostMs,
    databaseMs: clicked.databaseMs,
    walBytes: clicked.walBytes,
    diskBytes: bytes / rows,
    readMs: read.hostMs,
    connections,
  };
  console.log(
    `a click: ${costs.hostMs.toFixed(2)} ms of a host's core, ${costs.databaseMs.toFixed(2)} ms of the database's, ` +
      `${Math.round(costs.walBytes)} bytes of log, ${Math.round(costs.diskBytes)} bytes of disk (${rows} clicks, ${clicked.perSecond} /s)`,
  );
  console.log(
    `a read of the catalogue: ${costs.readMs.toFixed(2)} ms of a host's core, ${read.databaseMs.toFixed(2)} ms of the database's (${read.perSecond} /s)`,
  );
  console.log(`connections of one host under load: ${connections}\n`);
  console.log(capacityRows(costs).join('\n'));
} finally {
  await host.end('SIGTERM');
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function fill(): Promise<string[]> {
  const database = await openDatabase(postgres.url, { size: 1, timeoutMs: 60_000 });
  const stores = Array.from({ length: 80 }, (_, n) => sampleStore(`store-${n}`));
  await importCatalogue(database, { version: 1, stores });
  const { rows } = await database.pool.query<{ id: string }>('select id from store order by id');
  await database.close();
  return rows.map(({ id }) => id);
}

async function signUpMembers(): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const body = sampleSignup({ email: `member${n}@mail.example`, mobileNumber: String(9_100_000_000 + n) });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${host.url}/signup`, { method: 'POST', headers, body: JSON.stringify(body) });
    tokens.push(((await response.json()) as { accessToken: string }).accessToken);
  }
  return tokens;
}

function clicksOf(tokens: readonly string[], storeIds: readonly string[]): () => Buffer {
  let n = 0;
  return () => {
    n += 1;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[n % tokens.length]}`,
      'idempotency-key': createKey(),
    };
    const address = `/api/click/${storeIds[n % storeIds.length]}?clickSource=STORE`;
    return toRequest('POST', address, headers, JSON.stringify(sampleDevice));
  };
}

function load(next: () => Buffer, seconds: number) {
  return hammer({ ports: [port], next, connections: CONNECTIONS, seconds });
}

/** @returns what one call costs */
async function cost(next: () => Buffer) {
  const before = await spent();
  const { answers, perSecond } = await load(next, SECONDS);
  // what is written a moment later belongs to it
  await pause(500);
  const after = await spent();
  return {
    perSecond,
    hostMs: (after.hostMs - before.hostMs) / answers,
    databaseMs: (after.databaseMs - before.databaseMs) / answers,
    walBytes: (after.wal - before.wal) / answers,
  };
}

async function spent() {
  const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  return {
    hostMs: processorMs(host.process.pid ?? 0),
    databaseMs: familyMs(pid),
    wal: await count(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as n`),
  };
}

async function count(text: string): Promise<number> {
  const { pool, close } = await openDatabase(postgres.url, { size: 1 });
  const { rows } = await pool.query<{ n: string }>(text);
  await close();
  return Number(rows[0]?.n ?? 0);
}
