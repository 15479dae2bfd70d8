import { rmSync } from 'node:fs';
import { type BrowserContext, chromium } from 'playwright';
import { test as base, inject } from 'vitest';
import { createShop } from './createShop.ts';
import { openTabs } from './openTabs.ts';
import { openVisit, type VisitOptions } from './openVisit.ts';
import { startSite } from './startSite.ts';

/**
 * `test` of journeys: `site` is the demo shop that they share, `visit` opens a browser context on it, which is closed
 * with the test. `tab` is for tests that only read: those of a file that look alike share a visit, and go from page to page in
 * its one tab. `demo` is a shop whose stores answer, whose networks track and whose bank pays, all of them fast; the files that
 * need one share it, so that a test expects the money that it moves and no more.
 */
export const test = base
  .extend('site', { scope: 'file' }, () => inject('site'))
  .extend('launch', { scope: 'worker' }, () => inject('chromium'))
  .extend('browser', { scope: 'worker' }, async ({ launch }, { onCleanup }) => {
    const browser = await chromium.launch(launch);
    onCleanup(() => browser.close());
    return browser;
  })
  // an order is Pending within half a second, and approved after six; the bank has sent a transfer after a second
  .extend('sandbox', { scope: 'worker' }, () => ({ SANDBOX_SPEED: '10' }))
  .extend('demo', { scope: 'worker' }, async ({ sandbox }, { onCleanup }) => {
    const dataDir = createShop();
    const { url, end } = await startSite({ dataDir, environment: { DEMO_SHOPS: 'on', ...sandbox } });
    onCleanup(async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    });
    return { url, dataDir };
  })
  .extend('tab', { scope: 'file' }, ({ browser, site }, { onCleanup }) => {
    const { tab, close } = openTabs(browser, site.url);
    onCleanup(close);
    return tab;
  })
  .extend('visit', ({ browser, site }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
    });
    return async (options?: VisitOptions) => {
      const visit = await openVisit(browser, site.url, options);
      contexts.push(visit.context);
      return visit;
    };
  });
