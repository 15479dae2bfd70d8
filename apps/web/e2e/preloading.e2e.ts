import type { BrowserContext } from 'playwright';
import { describe, expect } from 'vitest';
import { untilHydrated } from './harness/hydration.ts';
import { test } from './harness/test.ts';

/** As Chromium says it of a phone that saves data. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

describe('a page loads before it is opened', () => {
  test('at the first sign that it will be', async ({ visit }) => {
    const { page, calls } = await visit();
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Credit Cards' }).first().hover();
    await expect.poll(() => calls).toContainEqual(expect.stringContaining('/api/credit-cards'));
  });

  test('never for who saves data, whose press opens it', async ({ visit }) => {
    const { context, page, calls } = await visit();
    await saveData(context);
    await page.goto('/');
    await untilHydrated(page);
    const link = page.getByRole('link', { name: 'Credit Cards' }).first();
    await link.hover();
    // the router waits 50 ms, so that a pointer that passes by loads nothing
    await page.waitForTimeout(500);
    expect(calls).toEqual([]);
    await link.click();
    await expect.poll(() => calls).toContainEqual(expect.stringContaining('/api/credit-cards'));
  });

  test('after the frame that answers a touch', async ({ visit }) => {
    const { page } = await visit({ width: 'narrow' });
    await page.goto('/categories/apparel');
    await untilHydrated(page);
    const link = page.getByRole('link', { name: 'Ambi Prints' }).first();
    const loads = await link.evaluate(async (element) => {
      const filesSoFar = () =>
        performance.getEntriesByType('resource').length + document.querySelectorAll('link').length;
      const before = filesSoFar();
      element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, cancelable: true }));
      const atOnce = filesSoFar() - before;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { atOnce, later: filesSoFar() - before };
    });
    expect(loads.atOnce).toBe(0);
    expect(loads.later).toBeGreaterThan(0);
  });

  test('and opens after the frame that answers a press', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/categories/apparel');
    await untilHydrated(page);
    const link = page.getByRole('link', { name: 'Ambi Prints' }).first();
    const inFrame = await link.evaluate(async (element) => {
      (element as HTMLElement).click();
      const atOnce = location.pathname;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return [atOnce, location.pathname];
    });
    expect(inFrame).toEqual(['/categories/apparel', '/categories/apparel']);
    await page.waitForURL('**/stores_details/ambi');
  });

  test('also in a hidden tab, which draws no frame', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/categories/apparel');
    await untilHydrated(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page
      .getByRole('link', { name: 'Ambi Prints' })
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/stores_details/ambi');
  });
});
