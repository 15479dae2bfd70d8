import { rmSync } from 'node:fs';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { dashboardScreens } from '../apps/web/e2e/harness/dashboardScreens.ts';
import { logIn, storedSession } from '../apps/web/e2e/harness/members.ts';
import { openVisit } from '../apps/web/e2e/harness/openVisit.ts';
import { startSite } from '../apps/web/e2e/harness/startSite.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { median } from './lib/median.ts';
import { sortPlainTable } from './lib/sortPlainTable.ts';

// How much script it takes to sort a full table and to open one dashboard screen from another, with warm data.

const ROUNDS = 15;
const CLICKS = '/user_dashboard/reports/click';
/** Screens in the order in which they open; My Orders has two addresses and one entry. */
const screens = dashboardScreens.map(({ path }) => path).filter((path) => path !== '/user_dashboard/orders');
/** Milliseconds of script; the first is one frame of a screen. */
const goals = { sort: 16, open: 100 };

/** How often the table was sorted so far. */
let turn = 0;

await buildSite();
const dataDir = createDataDir();
const site = await startSite({ dataDir });
const browser = await chromium.launch(chromiumLaunch());
try {
  const stored = storedSession(await logIn(site.url, 'asha'));
  const { context, page } = await openVisit(browser, site.url, { stored });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  await page.goto(`${CLICKS}?size=50`);
  await page.getByRole('table', { name: 'My Clicks' }).locator('tbody tr').nth(49).waitFor();
  const sorted = await medianOf(() => scriptOf(session, () => sortByNextColumn(page)));
  const plain = await medianOf(() => scriptOf(session, () => page.evaluate(sortPlainTable, { rows: 50, columns: 5 })));
  report('sort 50 rows', sorted, goals.sort);
  console.log(`  ${(sorted / plain).toFixed(1)} × a plain table sorted in place (${plain.toFixed(1)} ms)\n`);

  for (const round of ['cold', 'warm']) {
    for (const href of screens) {
      const entry = await findEntry(page, href);
      const scriptMs = await scriptOf(session, () => openScreen(page, entry, href));
      if (round === 'warm') report(`open ${href}`, scriptMs, goals.open);
    }
  }
} finally {
  await browser.close();
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await measure());
  return median(figures);
}

/** Milliseconds of script that the page ran until the result is on the screen. */
async function scriptOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await scriptSeconds(session);
  await act();
  return (await scriptSeconds(session)) * 1000 - before * 1000;
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** Clicks the column headers in turn, so that each click changes the order of the rows. */
async function sortByNextColumn(page: Page): Promise<void> {
  const head = page.locator('thead button');
  await head.nth(turn % (await head.count())).click();
  turn += 1;
  await untilPainted(page);
}

/** Makes the entry of a screen visible in the sidebar, where only one sub-menu is open at a time. */
async function findEntry(page: Page, href: string): Promise<Locator> {
  const nav = page.getByRole('navigation', { name: 'Dashboard' });
  const entry = nav.locator(`a[href="${href}"]`);
  for (let menu = 0; !(await entry.isVisible()); menu += 1)
    await nav.locator('button[aria-expanded]').nth(menu).click();
  return entry;
}

async function openScreen(page: Page, entry: Locator, href: string): Promise<void> {
  await entry.click();
  await page.waitForURL((url) => url.pathname === href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await untilPainted(page);
}

function untilPainted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

function report(name: string, scriptMs: number, goalMs: number): void {
  console.log(`${name.padEnd(62)} ${scriptMs.toFixed(1).padStart(6)} ms of script, at most ${goalMs}`);
  if (scriptMs > goalMs) process.exitCode = 1;
}
