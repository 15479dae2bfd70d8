import { rmSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { freePort } from '../apps/server/src/testing/freePort.ts';
import { startSite } from '../apps/web/e2e/harness/startSite.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { median } from './lib/median.ts';
import { startStaticTwin } from './lib/staticTwin.ts';

// Lighthouse, mobile and simulated, of the pages that most people see first; each compared with its own HTML without
// scripts.

const ROUNDS = 3;
const routes = [
  { name: 'home', path: '/' },
  { name: 'store', path: '/stores_details/juttigali' },
  { name: 'deal', path: '/grabdeals/embroidered-juttis-bogo' },
  { name: 'coupons', path: '/coupons' },
];
const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Largest contentful paint, divided by that of the page without scripts. */
const SLOWER_AT_MOST = 1.15;

type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

interface Figures {
  scores: Record<Category, number>;
  /** Milliseconds. */
  largestPaint: number;
  blocked: number;
  layoutShift: number;
}

await buildSite();
const dataDir = createDataDir();
const site = await startSite({ dataDir });
const twin = await startStaticTwin(
  site.url,
  routes.map(({ path }) => path),
);
const debuggingPort = await freePort();
const launch = chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
});
try {
  for (const { name, path } of routes) report(name, await measure(site.url + path), await measure(twin.url + path));
} finally {
  await browser.close();
  twin.close();
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** The median of each figure over the rounds. */
async function measure(address: string): Promise<Figures> {
  const rounds: Figures[] = [];
  for (let tries = 0; rounds.length < ROUNDS && tries < 2 * ROUNDS; tries += 1) {
    const figures = await audit(address);
    // sometimes a trace has no paint in it
    if (!Number.isNaN(figures.largestPaint)) rounds.push(figures);
  }
  const middle = (read: (figures: Figures) => number) => median(rounds.map(read));
  const scores = categories.map((category) => [category, middle((figures) => figures.scores[category])]);
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    largestPaint: middle((figures) => figures.largestPaint),
    blocked: Math.min(...rounds.map(({ blocked }) => blocked)),
    layoutShift: middle((figures) => figures.layoutShift),
  };
}

async function audit(address: string): Promise<Figures> {
  const result = await lighthouse(address, { port: debuggingPort, logLevel: 'error', onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { lhr } = result;
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const scores = categories.map((category) => [category, Math.round(100 * (lhr.categories[category]?.score ?? 0))]);
  for (const category of categories) {
    for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
      const { score = 1, title } = lhr.audits[id] ?? {};
      if (category !== 'performance' && weight > 0 && score !== null && score < 1)
        console.log(`  ${address}: ${title}`);
    }
  }
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

function report(name: string, page: Figures, floor: Figures): void {
  const ratio = page.largestPaint / floor.largestPaint;
  const scores = categories.map((category) => `${category} ${page.scores[category]}`).join('   ');
  // the best that this machine can reach
  const without = `(without scripts ${floor.scores.performance})`;
  console.log(`${name.padEnd(8)} ${scores}   ${without}`);
  const paints = `LCP ${page.largestPaint.toFixed(0)} ms, ${ratio.toFixed(2)} × the same page without scripts`;
  console.log(`         ${paints}; blocked ${page.blocked.toFixed(0)} ms; shift ${page.layoutShift.toFixed(3)}`);
  if (ratio > SLOWER_AT_MOST || categories.some((category) => page.scores[category] < goals[category])) {
    process.exitCode = 1;
  }
}
