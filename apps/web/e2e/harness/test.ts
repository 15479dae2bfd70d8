import { type BrowserContext, chromium } from 'playwright';
import { test as base, inject } from 'vitest';
import { openVisit, type VisitOptions } from './openVisit.ts';

/**
 * `test` of journeys: `site` is the demo shop that they share, `visit` opens a browser context on it, which is closed
 * with the test.
 */
export const test = base
  .extend('site', { scope: 'file' }, () => inject('site'))
  .extend('launch', { scope: 'file' }, () => inject('chromium'))
  .extend('browser', { scope: 'file' }, async ({ launch }, { onCleanup }) => {
    const browser = await chromium.launch(launch);
    onCleanup(() => browser.close());
    return browser;
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
