import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { logIn, storedSession } from '../apps/web/e2e/harness/members.ts';
import { publicPages } from '../apps/web/e2e/harness/publicPages.ts';
import { startSite } from '../apps/web/e2e/harness/startSite.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { compareLoad } from './lib/compareLoad.ts';
import { measurePage, type PageFigures } from './lib/measurePage.ts';

// What a first visit to each page costs, in Chromium, from the real server; with `--load` also how many requests it
// serves.

const elsewhere = new URLSearchParams({ url: 'https://unknown.example/', name: 'Unknown' });
const routes = [
  ...publicPages.map(({ path }) => ({ path, member: false })),
  { path: `/redirect?${elsewhere}`, member: false },
  { path: '/user_dashboard/reports/click', member: true },
];

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const columns: Record<string, (figures: PageFigures) => string> = {
  'JS early': ({ scriptsBeforeContent }) => String(scriptsBeforeContent),
  'JS kB': ({ script }) => kB(script),
  'HTML kB': ({ html }) => kB(html),
  'CSS in it': ({ inlinedStyles }) => kB(inlinedStyles),
  'CSS after': ({ styles }) => kB(styles),
  'fonts kB': ({ fonts }) => kB(fonts),
  pictures: ({ pictures }) => kB(pictures),
  'LCP ms': ({ largestPaintMs }) => largestPaintMs.toFixed(0),
  CLS: ({ layoutShift }) => layoutShift.toFixed(3),
};
const line = (name: string, cells: string[]) => name.padEnd(36) + cells.map((cell) => cell.padStart(11)).join('');

await buildSite();
const dataDir = createDataDir();
const first = await startSite({ dataDir });
await first.end('SIGTERM');
const startedAt = performance.now();
const site = await startSite({ dataDir });
const browser = await chromium.launch(chromiumLaunch());
try {
  await (await fetch(site.url)).text();
  console.log(`second start: first page after ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  console.log(line('', Object.keys(columns)));
  for (const { path, member } of routes) {
    // rendered once, so that it is in the cache
    await fetch(site.url + path);
    const stored = member ? storedSession(await logIn(site.url, 'asha')) : undefined;
    const figures = await measurePage(browser, site.url, { path, stored });
    console.log(
      line(
        path.replace(/\?.*/, ''),
        Object.values(columns).map((show) => show(figures)),
      ),
    );
    if (figures.scriptsBeforeContent > 0 && !member) process.exitCode = 1;
  }
  if (process.argv.includes('--load')) await compareLoad(site.url);
} finally {
  await browser.close();
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
