import { describe, expect } from 'vitest';
import { hiddenAmounts } from '../harness/hiddenAmounts.ts';
import { hydrate, scrollThrough } from '../harness/hydration.ts';
import { accessibilityProblems, layoutProblems, mostShift } from '../harness/pageProblems.ts';
import { publicPages } from '../harness/publicPages.ts';
import { test } from '../harness/test.ts';

/** These two pairs and the stories cover every rule. */
const looks = [
  { theme: 'light', width: 'wide' },
  { theme: 'dark', width: 'narrow' },
] as const;

for (const { theme, width } of looks) {
  describe(`at ${width} width in ${theme}`, () => {
    test.for(publicPages)(
      '$path has its styles, does not shift, hydrates without a message, and is accessible',
      async ({ path }, { visit }) => {
        const { page, faults } = await visit({ theme, width });
        await page.goto(path);
        await hydrate(page);
        await scrollThrough(page);
        expect(faults).toEqual([]);
        expect(await layoutProblems(page, mostShift.public)).toEqual([]);
        expect(await accessibilityProblems(page)).toEqual([]);
        if (width === 'wide') expect(await hiddenAmounts(page)).toEqual([]);
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

test('a link at the foot of a page leads to the top of the next one', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await hydrate(page);
  await scrollThrough(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About Potli' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
