import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { hydrate, scrollThrough } from '../harness/hydration.ts';
import { publicPages } from '../harness/publicPages.ts';
import { test } from '../harness/test.ts';

/** These two pairs and the stories cover every rule. */
const looks = [
  { theme: 'light', width: 'wide' },
  { theme: 'dark', width: 'narrow' },
] as const;

/** Sum of layout shifts so far (CLS). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // without an entry the observer is never called
        setTimeout(() => resolve(0), 100);
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
}

/** Pictures without a size, which shift the content, or without an alternative text. */
function picturesWithout(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !(image.hasAttribute('alt') && image.hasAttribute('width') && image.hasAttribute('height')))
      .map((image) => image.outerHTML),
  );
}

for (const { theme, width } of looks) {
  describe(`at ${width} width in ${theme}`, () => {
    test.for(publicPages)(
      '$path does not shift, hydrates without a message, and is accessible',
      async ({ path }, { visit }) => {
        const { page, faults } = await visit({ theme, width });
        await page.goto(path);
        await hydrate(page);
        await scrollThrough(page);
        expect(faults).toEqual([]);
        expect(await picturesWithout(page)).toEqual([]);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual(
          [],
        );
      },
    );
  });
}

describe('on direct load, without JavaScript', () => {
  test('every page has a title of its own', async ({ site }) => {
    const titles = publicPages.map(async ({ path }) => {
      const html = await (await fetch(site.url + path)).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    });
    const found = await Promise.all(titles);
    expect(found).not.toContain('');
    expect(new Set(found).size).toBe(publicPages.length);
  });

  test.for(publicPages)(
    '$path has its metadata and shows its content',
    async ({ path, shows, hidden = false }, { visit }) => {
      const { page } = await visit({ script: false });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\S{3,}.{20,}/);
      const canonical = page.locator('link[rel="canonical"]');
      const addresses = await canonical.evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
      );
      expect(addresses).toEqual(hidden ? [] : [path]);
      const robots = page.locator('meta[name="robots"][content="noindex"]');
      expect(await robots.count()).toBe(hidden ? 1 : 0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await page.getByRole('main').getByText(shows).first().waitFor({ state: 'visible' });
    },
  );

  test.for([
    '/no-such-page',
    '/stores_details/none',
    '/categories/none',
    '/grabdeals/none',
    '/gift_card_details/none',
    '/creditcards_details/none',
    '/credit_card_details/none',
  ])('%s answers 404', async (path, { site }) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  });
});
