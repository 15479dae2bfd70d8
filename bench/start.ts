import { rmSync } from 'node:fs';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { type SiteOptions, startSite } from '../apps/web/e2e/harness/startSite.ts';
import { loadLargeCatalogue } from './lib/largeCatalogue.ts';
import { median } from './lib/median.ts';

// The second start of a shop, until its first page is there: by the README's commands, and by the script alone. With a number of stores
// (`pnpm bench start 100000`) that of a shop of so many, beside the demo's.

const STORES = Number(process.argv[3] ?? 0);
const ROUNDS = 5;
/** Seconds that many stores may add. */
const MOST_MORE = 2;

const dataDirs: string[] = [];
const newDataDir = () => {
  const dataDir = createDataDir();
  dataDirs.push(dataDir);
  return dataDir;
};
const dataDir = newDataDir();
/** npm finds its own settings in the environment. */
const environment = process.env as Record<string, string>;

const commands: Record<string, SiteOptions> = {
  'npx -y pnpm@12 start': { dataDir, command: ['npx', '-y', 'pnpm@12', 'start'], environment, ownGroup: true },
  'npm start': { dataDir, command: ['npm', 'start'], environment, ownGroup: true },
  'npx -y pnpm@12 dev': { dataDir, command: ['npx', '-y', 'pnpm@12', 'dev'], environment, ownGroup: true },
  'the script alone': { dataDir },
};

try {
  console.log(`first start, by the script alone: ${toSeconds(await timeStart({ dataDir }))}`);
  await (STORES > 0 ? compareShops() : compareCommands());
} finally {
  for (const each of dataDirs) rmSync(each, { recursive: true, force: true });
}

async function compareCommands(): Promise<void> {
  for (const [name, options] of Object.entries(commands)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeStart(options));
    report(`second start, by ${name}`, times);
  }
}

/** In turn, so that other work on the machine slows both down. */
async function compareShops(): Promise<void> {
  const large = newDataDir();
  await loadLargeCatalogue(large, STORES);
  const shops = { demo: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    shops.demo.push(await timeStart({ dataDir }));
    shops.large.push(await timeStart({ dataDir: large, environment: { DEMO: 'off' } }));
  }
  report('second start of the demo', shops.demo);
  report(`second start with ${STORES} stores`, shops.large);
  if (median(shops.large) - median(shops.demo) > MOST_MORE * 1_000) process.exitCode = 1;
}

function report(what: string, times: readonly number[]): void {
  console.log(`${what}: ${toSeconds(median(times))}, at most ${toSeconds(Math.max(...times))}`);
}

/** @returns milliseconds until the home page is there */
async function timeStart(options: SiteOptions): Promise<number> {
  const startedAt = performance.now();
  const site = await startSite(options);
  try {
    await (await fetch(site.url)).text();
    return performance.now() - startedAt;
  } finally {
    await site.end('SIGTERM');
  }
}

function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
