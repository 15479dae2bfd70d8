import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

const STORE = '/stores_details/juttigali';

/** A function that throws in the page, in place of another. */
const breaks = (script: string) => (context: BrowserContext) => context.addInitScript(script);

const answer =
  (pattern: string, response: { status?: number; body?: string } | 'abort' | 'never') => (context: BrowserContext) =>
    context.route(pattern, (route) => {
      if (response === 'never') return;
      if (response === 'abort') return route.abort();
      return route.fulfill({ contentType: 'text/javascript', ...response });
    });

/** Each way in which a page does not become interactive, with how long a click then waits (ms). */
const ways: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'a script is blocked': answer('**/assets/core-*.js', 'abort'),
  'a script is missing': answer('**/assets/entry-client-*.js', { status: 404, body: '' }),
  'a script has syntax that the browser does not know': answer('**/assets/shared-*.js', { body: 'const a = #;' }),
  'a library fails while it is read': answer('**/assets/core-*.js', { body: 'throw new Error("broken")' }),
  'the settings of the page cannot be read': breaks(
    `const read = document.querySelector; Document.prototype.querySelector = function (q) { if (q.includes('meta')) throw new Error('broken'); return read.call(this, q) }`,
  ),
  'a component fails': breaks(`Object.defineProperty(Intl, 'NumberFormat', { get() { throw new Error('broken') } })`),
  'an effect fails': breaks(`globalThis.IntersectionObserver = class { constructor() { throw new Error('broken') } }`),
  'an API that everything needs is missing': breaks('delete globalThis.AbortController'),
  'an API of the router is missing': breaks('delete globalThis.URLSearchParams'),
};

/** Within a render, which goes furthest. */
const usual = ['a component fails'];

/** The page is as the server sent it: its text, and the buttons and links that work without scripts. */
async function isReadable(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return (await page.locator('main').allInnerTexts()).join('').length;
}

describe('where hydration fails, the page of the server stays, with links and Shop Now', () => {
  test.for(isWholeRun ? Object.keys(ways) : usual)('%s', async (way, { site, visit }) => {
    const { context, page } = await visit({ shops: true, stored: storedSession(await logIn(site.url, 'asha')) });
    await ways[way]?.(context);
    for (const [path, letters] of [
      ['/', 1000],
      [STORE, 500],
    ] as const) {
      await page.goto(path);
      await page.mouse.move(2, 2);
      expect(await isReadable(page), path).toBeGreaterThan(letters);
      expect(await page.locator('style, link[rel=stylesheet]').count(), path).toBeGreaterThan(0);
    }
    // the tab opens a page of its own, or goes on here
    const opening = context.waitForEvent('page', { timeout: 1_000 }).catch(() => page);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    const shop = await opening;
    await shop.waitForURL(/\/redirect\?|shop\.juttigali\.example/);
    // a member sees a message, or the click was recorded all the same
    if (!shop.url().includes('subid')) {
      await shop.getByRole('heading', { name: 'We could not record this visit to Juttigali' }).waitFor();
      await shop.getByRole('link', { name: 'Go on without cashback' }).click();
      await shop.waitForURL('https://shop.juttigali.example/**');
    }
    await page.goto('/');
    await page.mouse.move(2, 2);
    await isReadable(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
  });

  test.runIf(isWholeRun)(
    'scripts that never arrive hold a click for ten seconds, and then let it act',
    async ({ visit }) => {
      const { context, page } = await visit({ shops: true });
      await answer('**/assets/entry-client-*.js', 'never')(context);
      await page.goto(STORE);
      await page.getByRole('link', { name: 'Shop Now' }).click();
      expect(new URL(page.url()).pathname).toBe(STORE);
      await page.getByRole('heading', { name: 'We could not record this visit to Juttigali' }).waitFor();
    },
  );

  test.runIf(isWholeRun)(
    'a part below the first screen stays as it was sent where its script is missing',
    async ({ visit }) => {
      const { context, page } = await visit();
      await answer('**/assets/HomeRest-*.js', { status: 404, body: '' })(context);
      await page.goto('/');
      const coupons = page.getByRole('region', { name: 'Popular Coupons' });
      await coupons.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1_500);
      expect(await coupons.getByRole('link', { name: /^Get Deal/ }).count()).toBe(9);
      await page.getByRole('heading', { name: 'Credit Cards' }).waitFor();
    },
  );
});
