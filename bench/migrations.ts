import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { checkLedger } from '../apps/server/src/domain/ledger/journals/checkLedger.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// A shop of yesterday with many orders is migrated to today: how long each migration locks it, and whether its ledger is
// right before and after.

const ORDERS = Number(process.env.BENCH_ORDERS ?? 200_000);
/** Yesterday: the last version before the chain of journals and rates as rows. */
const SINCE = '0040';
const MOST_SECONDS = 60;
const FOLDER = path.resolve(import.meta.dirname, '../apps/server/src/db/migrations');
const SHOP = readFileSync(path.join(import.meta.dirname, 'lib/shopOfYesterday.sql'), 'utf8');

const folder = mkdtempSync(path.join(tmpdir(), 'potli-migrations-'));
const names = readdirSync(FOLDER).sort();
const add = (name: string) => cpSync(path.join(FOLDER, name), path.join(folder, name));

try {
  await withTemporaryDatabase(async (url) => {
    for (const name of names.filter((one) => one < SINCE)) add(name);
    await migrate(url, folder);
    await fill(url);
    const total = await timeEach(
      url,
      names.filter((one) => one >= SINCE),
    );
    report('after', Object.values(await checkLedger({ url })));
    console.log(`${total.toFixed(1)} s together, at most ${MOST_SECONDS}`);
    if (total > MOST_SECONDS) process.exitCode = 1;
  });
} finally {
  rmSync(folder, { recursive: true });
}

async function fill(url: string): Promise<void> {
  const { pool, close } = await openDatabase(url, { size: 1, timeoutMs: 600_000 });
  try {
    await pool.query(SHOP.replaceAll(':orders', String(ORDERS)));
    const { rows } = await pool.query<Record<string, string>>(`select
      (select sum(amount) from entry),
      (select count(*) from (select from entry group by journal_id having sum(amount) <> 0) as unbalanced) as unbalanced,
      (select count(*) from account join (select account_id, sum(amount) as total from entry group by account_id) as added
        on account_id = id where member_id is not null and balance <> total) as drifted`);
    report('before', Object.values(rows[0] ?? {}));
    const { rows: counted } = await pool.query<
      Record<string, string>
    >(`select (select count(*) from shop_order) as orders,
      (select count(*) from click) as clicks, (select count(*) from journal) as journals`);
    console.log(
      Object.entries(counted[0] ?? {})
        .map(([name, count]) => `${count} ${name}`)
        .join(', '),
    );
  } finally {
    await close();
  }
}

function report(when: string, findings: unknown[]): void {
  const found = findings.filter((finding) => Number(finding) !== 0).length;
  console.log(`the ledger ${when}: ${found} findings`);
  if (found > 0 || findings.length === 0) process.exitCode = 1;
}

/** @returns seconds of all together */
async function timeEach(url: string, waiting: readonly string[]): Promise<number> {
  let total = 0;
  for (const name of waiting) {
    add(name);
    const startedAt = performance.now();
    await migrate(url, folder);
    const seconds = (performance.now() - startedAt) / 1_000;
    total += seconds;
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
  return total;
}
