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
import { networkSecret } from '../apps/server/src/testing/sendReport.ts';
import { signPostback } from '../apps/server/src/testing/signPostback.ts';
import { type ServerProcess, startServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { createKey } from '../packages/api/src/client/createKey.ts';
import { startPatroni } from './lib/startPatroni.ts';

// The primary dies under load: two hosts on a pair of PostgreSQL servers under Patroni, clicks of members and reports of a network. What
// was acknowledged must be in the new primary, the ledger must be right, and the old one comes back as a replica.

const CALLERS = 8;
const STORES = 20;
const NETWORK = 'bazaar';
/** Before the crash, and after the first call that works again. */
const LOAD_MS = 5_000;
const MOST_MS = 120_000;

const folder = mkdtempSync(path.join(tmpdir(), 'potli-failover-'));
const pair = await startPatroni(folder);
const secret = () => randomBytes(32).toString('base64');
const environment = {
  DATABASE_URL: pair.url,
  JWT_SECRET: secret(),
  PII_KEY: secret(),
  RECEIPT_KEY: secret(),
  RATE_LIMITS: 'off',
  PUBLIC_URL: 'http://shop.example',
  POSTBACK_SECRETS: `${NETWORK}=${networkSecret}`,
};
const hosts: ServerProcess[] = [];
const clicks: string[] = [];
const events: string[] = [];
const failed = new Map<string, number>();
let lastWrite = 0;
let longestGap = 0;
let isOver = false;

try {
  for (let n = 0; n < 2; n += 1) hosts.push(await startServerProcess(createDataDir(), environment));
  await fill();
  const tokens = await signUpMembers();
  const callers = Array.from({ length: CALLERS }, (_, n) => load(n, tokens[n] ?? ''));
  await pause(LOAD_MS);
  const writesBefore = clicks.length + events.length;
  const dead = await pair.killPrimary();
  const diedAt = performance.now();
  while (lastWrite < diedAt + 1_000 && performance.now() < diedAt + MOST_MS) await pause(100);
  await pause(LOAD_MS);
  isOver = true;
  await Promise.all(callers);
  console.log(`${writesBefore} writes were acknowledged, then the primary (${dead}) was killed`);
  console.log(
    `${clicks.length + events.length - writesBefore} more after it; longest time without a write: ${(longestGap / 1_000).toFixed(1)} s`,
  );
  console.log(
    `calls that failed meanwhile: ${[...failed].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'}`,
  );
  await countLost();
  await pair.comeBack(dead);
  console.log(`${dead} came back as the synchronous replica`);
} finally {
  for (const host of hosts) await host.end('SIGTERM');
  await pair.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const database = await openDatabase(pair.url, { size: 1, timeoutMs: 60_000 });
  const stores = Array.from({ length: STORES }, (_, n) => sampleStore(`store-${n}`));
  await importCatalogue(database, { version: 1, stores });
  await database.close();
}

async function signUpMembers(): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < CALLERS; n += 1) {
    const body = JSON.stringify(sampleSignup({ email: `member${n}@mail.example`, mobileNumber: `91000000${10 + n}` }));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${hosts[0]?.url}/signup`, { method: 'POST', headers, body });
    tokens.push(((await answer.json()) as { accessToken: string }).accessToken);
  }
  return tokens;
}

/** A member clicks and a network reports the order, one after the other; a call that fails is another one the next time. */
async function load(caller: number, token: string): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    const url = hosts[(caller + n) % hosts.length]?.url ?? '';
    try {
      const clickId = await click(url, token, n);
      note(() => clicks.push(clickId));
      const event = `event-${caller}-${n}`;
      await report(url, event, clickId);
      note(() => events.push(event));
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      failed.set(said, (failed.get(said) ?? 0) + 1);
      await pause(50);
    }
  }
}

function note(write: () => void): void {
  write();
  const now = performance.now();
  if (lastWrite > 0) longestGap = Math.max(longestGap, now - lastWrite);
  lastWrite = now;
}

async function click(url: string, token: string, n: number): Promise<string> {
  const answer = await fetch(`${url}/click/${1 + (n % STORES)}?clickSource=STORE`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': createKey() },
    body: JSON.stringify(sampleDevice),
  });
  if (!answer.ok) throw new Error(`a click: ${answer.status}`);
  return ((await answer.json()) as { clickId: string }).clickId;
}

async function report(url: string, id: string, clickId: string): Promise<void> {
  const said = { saleAmount: '1000.00', commission: '60.00', occurredAt: new Date().toISOString() };
  const body = JSON.stringify({ eventId: id, orderId: `OD-${id}`, clickId, status: 'tracked', ...said });
  const headers = signPostback({ secret: networkSecret, id, body });
  const answer = await fetch(`${url}/postbacks/${NETWORK}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`a report: ${answer.status}`);
}

async function countLost(): Promise<void> {
  const database = await openDatabase(pair.url, { size: 1, timeoutMs: 60_000 });
  const missing = async (ids: readonly string[], table: string) => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from unnest($1::text[]) as given(id) where not exists (${table})`,
      [ids],
    );
    return rows[0]?.n ?? 0;
  };
  const lostClicks = await missing(clicks, 'select from click where click.id::text = given.id');
  const lostReports = await missing(events, 'select from order_report where event_id = given.id');
  const findings = Object.entries(await database.orm.transaction(readFindings)).filter(([, count]) => count !== 0);
  await database.close();
  console.log(
    `acknowledged and lost: ${lostClicks} of ${clicks.length} clicks, ${lostReports} of ${events.length} reports`,
  );
  console.log(findings.length === 0 ? 'the ledger is right' : JSON.stringify(findings));
  if (lostClicks + lostReports + findings.length > 0) process.exitCode = 1;
}
