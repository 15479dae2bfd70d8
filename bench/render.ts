import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createApiHost, loadSettings } from '@potli/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { createRenderer } from '../apps/web/server/createRenderer.ts';
import { renderPage } from '../apps/web/server/renderPage.ts';
import { toSiteSettings } from '../apps/web/server/toSiteSettings.ts';
import { paths } from '../apps/web/src/lib/paths.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { median } from './lib/median.ts';

// What a page costs that is not cached: from its address to its compressed bytes, with its calls of the API, in one process.
// Each line is compared with React's `renderToString` of an empty document.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
/** Pages in a round, and before the first one. */
const PAGES = 20;
const WARM_UP = 40;

/** Most milliseconds of one core. */
const goals = { page: 8, list: 20 };

interface Cost {
  /** Milliseconds of all threads: of this one, and of those that compress and collect garbage. */
  allMs: number;
  /** Processor time of this thread: no other request is answered meanwhile. */
  threadMs: number;
  /** Time on the clock, with what PostgreSQL does. */
  waitedMs: number;
}

await buildSite();
const dataDir = createDataDir();
const settings = loadSettings({
  NODE_ENV: 'development',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  DEMO_SHOPS: 'off',
  PAYOUTS_AT: 'off',
});
const potli = await createApiHost(settings);
try {
  const renderer = await createRenderer(potli, toSiteSettings(settings, {}));
  const pages = await potli.catalogue.pages();
  const slugs = (kind: string) => pages.filter((page) => page.kind === kind).map(({ slug }) => slug);
  const empty = createElement('html', null, createElement('head'), createElement('body'));

  console.log(`${ROUNDS} rounds of ${PAGES} pages, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(`${' '.repeat(24)}ms of a core   this thread   on the clock   × empty`);
  const floor = await measure(async () => void renderToString(empty));
  report('an empty document', floor);

  const render = async (address: string) => {
    const { status, body } = await renderPage(renderer, address, 'no-store');
    await body.make?.('br');
    if (status !== 200 && status !== 404) throw new Error(`${address} answered ${status}`);
  };
  const kinds = {
    page: {
      store: slugs('store').map(paths.store),
      deal: slugs('deal').map(paths.deal),
      'gift card': slugs('giftCard').map(paths.giftCard),
      '404': [renderer.find('/~', '').missingPath],
      '404 of a store': [paths.store('~')],
    },
    list: {
      home: [paths.home],
      stores: [paths.stores],
      category: slugs('category').map(paths.category),
      deals: [paths.deals],
      coupons: [paths.coupons],
      'gift cards': [paths.giftCards],
      'credit cards': [paths.creditCards],
    },
  };
  for (const [kind, named] of Object.entries(kinds)) {
    for (const [name, addresses] of Object.entries(named)) {
      const cost = await measure((n) => render(addresses[n % addresses.length] ?? paths.home));
      report(name, cost, floor, goals[kind as keyof typeof goals]);
    }
  }
} finally {
  await potli.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The median of the rounds, for one page. @param make - makes the n-th page */
async function measure(make: (n: number) => Promise<void>): Promise<Cost> {
  for (let n = 0; n < WARM_UP; n += 1) await make(n);
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [all, thread, startedAt] = [process.cpuUsage(), process.threadCpuUsage(), performance.now()];
    for (let n = 0; n < PAGES; n += 1) await make(n);
    rounds.push({
      allMs: toMs(process.cpuUsage(all)) / PAGES,
      threadMs: toMs(process.threadCpuUsage(thread)) / PAGES,
      waitedMs: (performance.now() - startedAt) / PAGES,
    });
  }
  const middle = (figure: keyof Cost) => median(rounds.map((round) => round[figure]));
  return { allMs: middle('allMs'), threadMs: middle('threadMs'), waitedMs: middle('waitedMs') };
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function report(name: string, cost: Cost, floor = cost, goal = Number.POSITIVE_INFINITY): void {
  const figures = [cost.allMs.toFixed(2), cost.threadMs.toFixed(2), cost.waitedMs.toFixed(2)];
  const cells = [...figures, (cost.allMs / floor.allMs).toFixed(0)].map((text, n) =>
    text.padStart([12, 14, 15, 10][n] ?? 0),
  );
  const isPast = cost.allMs > goal;
  console.log(`${name.padEnd(24)}${cells.join('')}${isPast ? `   more than ${goal} ms` : ''}`);
  if (isPast) process.exitCode = 1;
}
