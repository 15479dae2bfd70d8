import { type BrowserContext, chromium, type Page } from 'playwright';
import { describe, expect } from 'vitest';
import { scrollThrough, untilHydrated } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { inLots, namedApis, newerApis, takeAway } from './harness/olderBrowser.ts';
import { openVisit } from './harness/openVisit.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

const STORE = '/stores_details/juttigali';

/** In `test` one page of each half of the site. */
const publicPaths = isWholeRun
  ? ['/', '/stores?q=jutti', STORE, '/grabdeals/embroidered-juttis-bogo', '/coupons', '/verify']
  : [STORE];
const memberPaths = isWholeRun
  ? ['/user_dashboard', '/user_dashboard/reports/click', '/user_dashboard/my_profile']
  : ['/user_dashboard/reports/click'];

/** How many journeys, each without a part of what is newer. */
const LOTS = 40;

/** The browser's own word about a header that it reads on https alone. */
const ONLY_HTTPS = 'The Cross-Origin-Opener-Policy header has been ignored';

/** How much text is readable. Playwright's own way of reading needs what was taken away. */
const lettersOf = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent.length ?? 0);

/** What a member does with it: reads, goes on, and leaves for a shop. @returns how many clicks were recorded */
async function shop(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto(STORE);
  await page.mouse.move(2, 2);
  await untilHydrated(page);
  const recorded = page.waitForResponse(/\/api\/click\//);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await (await opening).waitForURL('https://shop.juttigali.example/**');
  const status = (await recorded).status();
  await page.close();
  return status === 200 ? 1 : 0;
}

describe('in a browser of the baseline', () => {
  test('pages work without everything that is newer', async ({ site, visit }) => {
    const { context, page, faults } = await visit({
      shops: true,
      stored: storedSession(await logIn(site.url, 'asha')),
    });
    await context.addInitScript(takeAway, newerApis);
    for (const path of publicPaths) {
      await page.goto(path);
      expect(await page.evaluate(() => 'withResolvers' in Promise || 'canParse' in URL)).toBe(false);
      await page.mouse.move(2, 2);
      await untilHydrated(page);
      await scrollThrough(page);
      expect(await lettersOf(page), path).toBeGreaterThan(300);
    }
    for (const path of memberPaths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(await shop(context)).toBe(1);
    expect(faults).toEqual([]);
  });

  // one by one they would take half an hour
  test.for(isWholeRun ? inLots(namedApis(), LOTS) : [])(
    'a member shops without a part of it, lot %#',
    async (apis, { site, visit }) => {
      const { context, page, faults } = await visit({
        shops: true,
        stored: storedSession(await logIn(site.url, 'asha')),
      });
      await context.addInitScript(takeAway, apis);
      await page.goto('/');
      await page.mouse.move(2, 2);
      await untilHydrated(page);
      expect(await lettersOf(page)).toBeGreaterThan(1000);
      expect(await shop(context)).toBe(1);
      expect(faults, apis.map(({ owner, name }) => `${owner}.${name}`).join(' ')).toEqual([]);
    },
  );
});

describe('on plain http in a private network', () => {
  test('a click is recorded, a link is copied, and no error is in the console', async ({ site, launch }) => {
    const args = [...(launch.args ?? []), '--host-resolver-rules=MAP potli.lan 127.0.0.1'];
    const browser = await chromium.launch({ ...launch, args });
    try {
      const url = site.url.replace('localhost', 'potli.lan');
      const stored = storedSession(await logIn(site.url, 'asha'));
      const { context, page, faults } = await openVisit(browser, url, { shops: true, stored });
      await page.goto('/');
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      expect(await shop(context)).toBe(1);
      await page.goto('/user_dashboard/refer_earn');
      await page.getByRole('button', { name: /copy/i }).first().click();
      await page.getByText('Text copied to clipboard!', { exact: true }).waitFor();
      expect(faults.filter((fault) => !fault.startsWith(ONLY_HTTPS))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
