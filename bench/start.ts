import { rmSync } from 'node:fs';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { type SiteOptions, startSite } from '../apps/web/e2e/harness/startSite.ts';
import { median } from './lib/median.ts';

// The second start of a shop, from the command to the first page: by the command of the README, and by the script alone.

const ROUNDS = 5;

const dataDir = createDataDir();
const readme: SiteOptions = {
  dataDir,
  command: ['npx', '-y', 'pnpm@12', 'start'],
  // npm has settings of its own in it
  environment: process.env as Record<string, string>,
  ownGroup: true,
};

try {
  console.log(`first start, by the command: ${seconds(await timeStart(readme))}`);
  const turns = { command: [] as number[], script: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.command.push(await timeStart(readme));
    turns.script.push(await timeStart({ dataDir }));
  }
  const [command, script] = [median(turns.command), median(turns.script)];
  console.log(`second start, by the command: ${seconds(command)}, at most ${seconds(Math.max(...turns.command))}`);
  console.log(`second start, by the script alone: ${seconds(script)}`);
  console.log(`${(command / script).toFixed(1)} × the script alone`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** @returns ms until home has answered */
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

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
