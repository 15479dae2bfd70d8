import { spawnSync } from 'node:child_process';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { warningKinds } from '@potli/api/contract/adminImport';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { insertRows } from '../apps/server/src/db/insertRows.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { piecesOf } from '../apps/server/src/db/piecesOf.ts';
import { catalogueVersion } from '../apps/server/src/db/schema/catalogueRow.ts';
import { withoutTrace } from '../apps/server/src/domain/shop/catalogue/desk/applyRows.ts';
import { noLinkCheck } from '../apps/server/src/domain/shop/catalogue/desk/LinkCheck.ts';
import { type LoadReport, loadFile } from '../apps/server/src/domain/shop/catalogue/desk/loadFile.ts';
import { openDesk } from '../apps/server/src/domain/shop/catalogue/desk/openDesk.ts';
import { sampleStore } from '../apps/server/src/testing/sampleCatalogue.ts';
import { familyMs, parentOf } from './lib/processorTime.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// A catalogue of so many stores as one change (`pnpm bench import 100000`): loaded, loaded again with another title each, and taken
// back as one. With the time limits of a command: a statement that takes too long fails it. Each beside a plain insert of the same rows
// into one table, and with the processor time of the process and of the database, which other work changes less. V8 has the heap of a
// small machine: with a larger one it leaves its garbage until later, and the memory of the process says nothing.

const ROWS = Number(process.argv[3] ?? 100_000);
const MOST_SECONDS = 60;
const HEAP_MB = 1_024;
/** The heap, what is beside it, and the file, which a command holds. */
const MOST_MB = 1_500;

/** The id of the first process of PostgreSQL. */
let postmaster = 0;
let plainSeconds: number | undefined;
let peak = 0;

/** Each store as a document has it, with a picture, three rates and terms. */
const fileOf = (title: string) =>
  JSON.stringify({
    version: 1,
    categories: [{ urlSlug: 'all', name: 'All', imageUrl: '/a.svg' }],
    stores: Array.from({ length: ROWS }, (_, index) => ({
      ...sampleStore(`store-${index}`, { storeTitle: `${title} ${index}`, categories: ['all'] }),
      importantTerms: ['Pay in one go', 'No coupons of others'],
      rates: [
        { appliesTo: 'New members', percent: 8, newUsersOnly: true },
        { appliesTo: 'Phones', percent: 2 },
        { appliesTo: 'All other orders', percent: 5, isDefault: true },
      ],
    })),
  });

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  peak = 0;
  const [start, own, theirs] = [performance.now(), process.cpuUsage(), familyMs(postmaster)];
  const result = await work();
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(own);
  const busy = [(user + system) / 1e6, (familyMs(postmaster) - theirs) / 1_000];
  const mb = Math.round(peak / 2 ** 20);
  plainSeconds ??= seconds;
  const [times, ofProcess, ofDatabase] = [seconds / plainSeconds, ...busy].map((each) => each.toFixed(1).padStart(6));
  console.log(
    `${what.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s ${times} × plain, processor ${ofProcess} s + ${ofDatabase} s, ${mb} MB`,
  );
  if (seconds > MOST_SECONDS || mb > MOST_MB) process.exitCode = 1;
  return result;
}

/** The rows as they are, in one transaction, which takes them back. */
function insertPlainly({ orm }: Database, text: string): Promise<void> {
  const { stores } = JSON.parse(text) as { stores: CatalogueFields[] };
  const version = { kind: 'stores' as const, version: 1, changeId: 0n, changedAt: new Date(), changedBy: 'cli:bench' };
  return orm.transaction((queries) =>
    withoutTrace(queries, async () => {
      for (const piece of piecesOf(stores)) {
        const rows = piece.map((row) => ({ ...version, key: String(row.urlSlug), row }));
        await insertRows(queries, catalogueVersion, rows);
      }
    }),
  );
}

async function measure(): Promise<void> {
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  await withTemporaryDatabase(measureOn);
  clearInterval(watch);
}

async function measureOn(url: string): Promise<void> {
  await migrate(url);
  const database = await openDatabase(url, { size: 2 });
  const { rows: backends } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  postmaster = parentOf(backends[0]?.pid ?? 0);
  const options = { who: 'cli:bench', confirmed: warningKinds, limitPercent: 50, checkLinks: noLinkCheck };
  async function load(text: string, expected: LoadReport['outcome']): Promise<void> {
    const how = { ...options, dryRun: expected === 'shown', now: new Date() };
    const { outcome, rows } = await loadFile(database, { text, kind: undefined }, how);
    const refused = rows.find((row) => row.outcome === 'refused');
    if (outcome !== expected || refused) throw new Error(`${outcome}: ${JSON.stringify(refused ?? rows[0])}`);
  }
  try {
    console.log(`${ROWS} stores`);
    const first = fileOf('First');
    await timed('plain insert', () => insertPlainly(database, first));
    await timed('difference of new rows', () => load(first, 'shown'));
    await timed('new rows', () => load(first, 'loaded'));
    await timed('the same again', () => load(first, 'unchanged'));
    const second = fileOf('Second');
    await timed('each changed', () => load(second, 'loaded'));
    const desk = openDesk({ database, rateRaisePercent: 50, checkLinks: noLinkCheck });
    const [change] = (await desk.changes({ pageNumber: 0, pageSize: 1 })).rows;
    const maker = { who: 'cli:bench', memberId: null, action: 'changes undo' };
    await timed('taken back', () => desk.undo(change?.id ?? '', maker, (write) => database.orm.transaction(write)));
    const { rows } = await database.pool.query<{ titles: string; versions: string }>(
      `select (select count(*) from store where store_title like 'First %') as titles,
         (select count(*) from catalogue_version where kind = 'stores') as versions`,
    );
    console.log(`${rows[0]?.titles} stores are as before, in ${rows[0]?.versions} versions`);
    if (Number(rows[0]?.titles) !== ROWS) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

const limit = `--max-old-space-size=${HEAP_MB}`;
if (process.execArgv.includes(limit)) await measure();
else {
  const again = [limit, ...process.execArgv, ...process.argv.slice(1)];
  process.exitCode = spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1;
}
