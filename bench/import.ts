import { warningKinds } from '@potli/api/contract/adminImport';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { noLinkCheck } from '../apps/server/src/domain/shop/catalogue/desk/LinkCheck.ts';
import { type LoadReport, loadFile } from '../apps/server/src/domain/shop/catalogue/desk/loadFile.ts';
import { openDesk } from '../apps/server/src/domain/shop/catalogue/desk/openDesk.ts';
import { sampleStore } from '../apps/server/src/testing/sampleCatalogue.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// A catalogue of so many stores as one change (`pnpm bench import 100000`): loaded, loaded again with another title each, and taken
// back as one. With the time limits of a command: a statement that takes too long fails it.

const ROWS = Number(process.argv[3] ?? 100_000);
const MOST_SECONDS = 60;
/** Beside the file and its rows, which a command holds. */
const MOST_MB = 2_000;

let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 50);

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
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1_000;
  const mb = Math.round(peak / 2 ** 20);
  console.log(`${what.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s ${String(mb).padStart(6)} MB`);
  if (seconds > MOST_SECONDS || mb > MOST_MB) process.exitCode = 1;
  return result;
}

await withTemporaryDatabase(async (url) => {
  await migrate(url);
  const database = await openDatabase(url);
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
});
clearInterval(watch);
