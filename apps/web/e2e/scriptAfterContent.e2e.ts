import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hydrate, scrollThrough, untilHydrated } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const PAGES = ['/', '/stores_details/juttigali', '/stores'];
const SCRIPT = /\.js$/;

/** Times of the first content, the load event and the first request for a script (ms). */
function timesOf(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      contentful: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      loaded: navigation?.loadEventStart ?? Number.POSITIVE_INFINITY,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
}

const DRAWN_IN_BROWSER = ['/user_dashboard', '/user_dashboard/reports/click', '/admin', '/checkout/1'];

describe('pages that are empty until their scripts run', () => {
  test.for([...DRAWN_IN_BROWSER, '/gift/a-key'])('%s says so before any has come', async (path, { site, visit }) => {
    const { context, page } = await visit();
    await context.route(SCRIPT, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('main').getByText('Loading...').waitFor();
    const { page: plain } = await visit({ script: false });
    await plain.goto(site.url + path);
    await plain.locator('noscript').waitFor();
  });

  test.for(DRAWN_IN_BROWSER)('%s checks the session before any script has loaded', async (path, { site, visit }) => {
    const { context, page, calls } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
    await context.route(SCRIPT, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => calls).toContain('GET /api/is-logged-in');
  });

  test.for(DRAWN_IN_BROWSER)(
    '%s asks for all of them at once, and once who is there',
    async (path, { site, visit }) => {
      const { page, faults, calls } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
      await page.goto(path);
      await untilHydrated(page);
      const { firstScript, loaded } = await timesOf(page);
      expect(firstScript).toBeLessThan(loaded);
      expect(calls.filter((call) => call.endsWith('/is-logged-in'))).toHaveLength(1);
      const named = await (await fetch(site.url + path)).text();
      const session = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /startAuth-[\w-]+\.js|machines-[\w-]+\.js/.exec(name) ?? []),
      );
      expect(session.length).toBeGreaterThan(1);
      for (const file of session) expect(named).toContain(`<link rel="modulepreload" href="/assets/${file}">`);
      expect(faults).toEqual([]);
    },
  );
});

describe('scripts load after the content', () => {
  test.for(PAGES)(
    '%s asks for none before it is painted and loaded, and then hydrates by itself',
    async (path, { tab }) => {
      const { page } = await tab();
      await page.goto(path);
      await untilHydrated(page);
      const { contentful, loaded, firstScript } = await timesOf(page);
      expect(firstScript).toBeGreaterThan(contentful);
      expect(firstScript).toBeGreaterThan(loaded);
      expect(firstScript).toBeLessThan(Number.POSITIVE_INFINITY);
    },
  );

  const intents: Record<string, (page: Page) => Promise<void>> = {
    'a move of the mouse': (page) => page.mouse.move(40, 40),
    'a key': (page) => page.keyboard.press('Tab'),
    'a scroll': (page) => page.mouse.wheel(0, 200),
    'a touch': (page) => page.touchscreen.tap(200, 5),
  };
  test('a move of the mouse, a key, a scroll and a touch each hydrate a page whose browser is never idle', async ({
    visit,
  }) => {
    const { context } = await visit({ width: 'narrow' });
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    for (const [intent, act] of Object.entries(intents)) {
      // a mouse that was moved is moved again by the browser when the next document is laid out below it
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (SCRIPT.test(request.url())) asked.push(request.url());
      });
      await page.goto('/stores_details/juttigali');
      await page.waitForTimeout(500);
      expect(asked, intent).toEqual([]);
      await act(page);
      await untilHydrated(page);
      expect(asked, intent).not.toEqual([]);
      await page.close();
    }
  });
});

describe('nothing jumps', () => {
  const views = ['/', '/stores_details/juttigali'].flatMap((path) =>
    (['wide', 'narrow'] as const).map((width) => ({ path, width })),
  );
  test.for(views)(
    '$path at $width width, while it hydrates and is scrolled through',
    async ({ path, width }, { tab }) => {
      const { page } = await tab({ width, motion: true });
      await page.goto(path);
      await hydrate(page);
      await scrollThrough(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            // without any shift the observer is never called
            setTimeout(() => resolve(0), 200);
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
              resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
            }).observe({ type: 'layout-shift', buffered: true });
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    },
  );
});
