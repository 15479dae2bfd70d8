import { rmSync } from 'node:fs';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { type SiteOptions, startSite } from '../apps/web/e2e/harness/startSite.ts';
import { median } from './lib/median.ts';

/** The second start of a shop, until its first page is there: by the README's commands, and by the script alone. */

const ROUNDS = 5;

const dataDir = createDataDir();
/** npm finds its own settings in the environment. */
const environment = process.env as Record<string, string>;

const ways: Record<string, SiteOptions> = {
  'npx -y pnpm@12 start': { dataDir, command: ['npx', '-y', 'pnpm@12', 'start'], environment, ownGroup: true },
  'npm start': { dataDir, command: ['npm', 'start'], environment, ownGroup: true },
  'npx -y pnpm@12 dev': { dataDir, command: ['npx', '-y', 'pnpm@12', 'dev'], environment, ownGroup: true },
  'the script alone': { dataDir },
};

try {
  console.log(`first start, by the script alone: ${toSeconds(await timeStart({ dataDir }))}`);
  for (const [name, options] of Object.entries(ways)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeStart(options));
    console.log(`second start, by ${name}: ${toSeconds(median(times))}, at most ${toSeconds(Math.max(...times))}`);
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
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
