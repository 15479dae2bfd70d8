import { rmSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { hydrate } from '../apps/web/e2e/harness/hydration.ts';
import { openVisit } from '../apps/web/e2e/harness/openVisit.ts';
import { startSite } from '../apps/web/e2e/harness/startSite.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { percentile } from './lib/percentile.ts';

// Time from the last key until a store is among the suggestions on the screen, compared with a plain fetch of the same
// answer.

/** What is typed, and the store that must be found; the second half has typing errors. */
const searches = [
  ['jutt', 'Juttigali'],
  ['safa', 'Safarnaav'],
  ['neem', 'Neembagh'],
  ['ghon', 'Ghonsla Home'],
  ['volt', 'Voltaara'],
  ['tokri', 'Tokrigo'],
  ['jutigal', 'Juttigali'],
  ['safarnav', 'Safarnaav'],
  ['nembagh', 'Neembagh'],
  ['ghonsal', 'Ghonsla Home'],
  ['voltara', 'Voltaara'],
  ['tokrgo', 'Tokrigo'],
] as const;
const ROUNDS = 3;
/** Milliseconds. */
const GOAL = 100;
const BETWEEN_KEYS = 60;

declare global {
  interface Window {
    shownAfter: Promise<number>;
  }
}

await buildSite();
const dataDir = createDataDir();
const site = await startSite({ dataDir });
const browser = await chromium.launch(chromiumLaunch());
try {
  const shown: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // a new visit each round: no answer is in a cache yet
    const { context, page } = await openVisit(browser, site.url);
    await page.goto('/');
    await hydrate(page);
    for (const [typed, name] of searches) {
      shown.push(await untilShown(page, typed, name));
      bare.push(await untilAnswered(page, typed));
    }
    await context.close();
  }
  const worst = percentile(shown, 0.95);
  console.log(`suggestions after the last key: ${spread(shown)}`);
  console.log(`the plain fetch:                 ${spread(bare)}`);
  console.log(`${(percentile(shown, 0.5) / percentile(bare, 0.5)).toFixed(1)} × the plain fetch`);
  if (worst > GOAL) process.exitCode = 1;
} finally {
  await browser.close();
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Milliseconds from the press of the last key to the frame that shows the store among the suggestions. */
async function untilShown(page: Page, typed: string, name: string): Promise<number> {
  const box = page.getByRole('combobox').first();
  await box.fill('');
  await box.pressSequentially(typed.slice(0, -1), { delay: BETWEEN_KEYS });
  await page.waitForTimeout(BETWEEN_KEYS);
  await page.evaluate(watchFor, { typed, name });
  await box.press(typed.slice(-1));
  return page.evaluate(() => window.shownAfter);
}

/** Runs in the page. Suggestions for fewer letters may be there already, so it waits for those of the whole text. */
function watchFor({ typed, name }: { typed: string; name: string }): void {
  performance.clearResourceTimings();
  let lastKeyAt = 0;
  window.addEventListener('keydown', () => (lastKeyAt = performance.now()), { capture: true, once: true });
  window.shownAfter = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} was never suggested`)), 10_000);
    const isComplete = () =>
      performance.getEntriesByType('resource').some(({ name: address }) => address.endsWith(`storeName=${typed}`));
    const look = () => {
      const found = [...document.querySelectorAll('[role="option"]')].some((option) =>
        option.textContent.includes(name),
      );
      if (lastKeyAt && found && isComplete()) resolve(performance.now() - lastKeyAt);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds of the same request from the same page. */
function untilAnswered(page: Page, typed: string): Promise<number> {
  return page.evaluate(async (text) => {
    const startedAt = performance.now();
    const answer = await fetch(`/api/stores/search?pageNumber=0&pageSize=10&storeName=${text}`);
    await answer.json();
    return performance.now() - startedAt;
  }, typed);
}

function spread(times: readonly number[]): string {
  return `median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
}
