import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@potli/api/units/time';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { savePolicy } from '../apps/server/src/domain/ledger/books/networkPolicy.ts';
import { checkLedger, checkRecent } from '../apps/server/src/domain/ledger/journals/checkLedger.ts';
import type { LedgerCheck } from '../apps/server/src/domain/ledger/journals/LedgerCheck.ts';
import { readLastCheck } from '../apps/server/src/domain/ledger/journals/ledgerChecks.ts';
import { inLanes } from '../apps/server/src/domain/platform/shared/inLanes.ts';
import { receiveReport } from '../apps/server/src/testing/receiveReport.ts';
import { addClick, sampleReport } from '../apps/server/src/testing/sampleMoney.ts';
import { median } from './lib/median.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// A ledger with so many journals (`pnpm bench ledgerCheck 1000000`): the check of everything beside the check of what a day
// adds, a 365th of them, and what a report costs in it beside a shop that begins. Each round has the orders of another day.

const JOURNALS = Number(process.argv[3] ?? 1_000_000);
/** An order is two journals: tracked, and approved. */
const OF_A_DAY = Math.ceil(JOURNALS / 365 / 2);
const ROUNDS = 3;
const MOST_MS = 1_000;
const MEMBERS = 2_000;
/** Of a shop that begins. */
const FEW = 1_000;
/** The shop of yesterday is as of then. */
const SINCE = '0040';
const FOLDER = path.resolve(import.meta.dirname, '../apps/server/src/db/migrations');
const SHOP = readFileSync(path.join(import.meta.dirname, 'lib/shopOfYesterday.sql'), 'utf8');

await withTemporaryDatabase(async (url) => {
  const large = await openFilled(url, JOURNALS);
  try {
    await withTemporaryDatabase(async (other) => {
      const small = await openFilled(other, FEW);
      try {
        await compare(large, small);
      } finally {
        await small.close();
      }
    });
  } finally {
    await large.close();
  }
});

async function openFilled(url: string, journals: number): Promise<Database> {
  await fill(url, journals);
  const database = await openDatabase(url, { size: 4, timeoutMs: 600_000 });
  await savePolicy(database, {
    network: 'bazaar',
    pays: 'approval',
    settlesAfterDays: 60,
    advanceLimitPaise: 10n ** 12n,
  });
  return database;
}

async function fill(url: string, journals: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'potli-ledger-'));
  try {
    for (const name of readdirSync(FOLDER)) if (name < SINCE) cpSync(path.join(FOLDER, name), path.join(folder, name));
    await migrate(url, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const { pool, close } = await openDatabase(url, { size: 1, timeoutMs: HOUR_MS });
  await pool.query(SHOP.replaceAll(':orders', String(journals / 2)));
  await migrate(url);
  await pool.query('vacuum analyze');
  await close();
}

async function compare(database: Database, small: Database): Promise<void> {
  // by the one before the last, a recent check knows where to begin
  await checkLedger(database);
  await checkLedger(database);
  await trade(small, -1);
  const times: Record<'recent' | 'full' | 'here' | 'atFirst', number[]> = {
    recent: [],
    full: [],
    here: [],
    atFirst: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.atFirst.push(await trade(small, round));
    times.here.push(await trade(database, round));
    const recent = await timed(database, checkRecent);
    const full = await timed(database, checkLedger);
    if (recent.kind !== 'recent' || recent.found + full.found > 0) throw new Error('The ledger is not sound');
    times.recent.push(recent.ms);
    times.full.push(full.ms);
    console.log(`${2 * OF_A_DAY} new journals: ${recent.ms.toFixed(0)} ms, everything ${full.ms.toFixed(0)} ms`);
  }
  const [recent, full, here, atFirst] = Object.values(times).map(median) as [number, number, number, number];
  console.log(
    `${await countJournals(database)} journals: ${recent.toFixed(0)} : ${full.toFixed(0)} ms = 1 : ${(full / recent).toFixed(0)}`,
  );
  console.log(
    `a report: ${here.toFixed(2)} ms, in a shop that begins ${atFirst.toFixed(2)}: ${(here / atFirst).toFixed(2)} ×`,
  );
  if (recent > MOST_MS) process.exitCode = 1;
}

/** The orders of a day, by the code of the shop. @returns milliseconds for each report, with its share of a click */
async function trade(database: Database, day: number): Promise<number> {
  const startedAt = performance.now();
  const orders = Array.from({ length: OF_A_DAY }, (_, n) => n);
  await inLanes(4, orders, async (n) => {
    const clickId = await addClick(database, BigInt(1 + ((n * 7) % MEMBERS)));
    const order = { orderId: `day ${day} order ${n}`, clickId, commissionPaise: 8_000n };
    await receiveReport(database, sampleReport({ ...order, status: 'tracked' }));
    const occurredAt = new Date('2026-10-02T06:00:00Z');
    await receiveReport(database, sampleReport({ ...order, status: 'approved', occurredAt }));
  });
  return (performance.now() - startedAt) / (2 * OF_A_DAY);
}

async function countJournals({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from journal');
  return Number(rows[0]?.count);
}

async function timed(database: Database, check: (database: Database) => Promise<LedgerCheck>) {
  const startedAt = performance.now();
  const findings = await check(database);
  const ms = performance.now() - startedAt;
  const last = await readLastCheck(database.orm);
  return { ms, kind: last?.kind, found: Object.values(findings).filter((count) => count !== 0).length };
}
