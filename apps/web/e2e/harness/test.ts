import { type BrowserContext, chromium } from 'playwright';
import { test as base, inject } from 'vitest';
import { openTabs } from './openTabs.ts';
import { openVisit, type VisitOptions } from './openVisit.ts';

/**
 * `test` of journeys: `site` is the demo shop that they share, `visit` opens a browser context on it, which is closed
 * with the test. `tab` is for tests that only read: those of a file that look alike share a visit, and go from page to page in
 * its one tab.
 */
export const test = base
  .extend('site', { scope: 'file' }, () => inject('site'))
  .extend('launch', { scope: 'worker' }, () => inject('chromium'))
  .extend('browser', { scope: 'worker' }, async ({ launch }, { onCleanup }) => {
    const browser = await chromium.launch(launch);
    onCleanup(() => browser.close());
    return browser;
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
