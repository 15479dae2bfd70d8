import { describe, expect } from 'vitest';
import { hiddenAmounts } from '../harness/hiddenAmounts.ts';
import { hydrate, scrollThrough } from '../harness/hydration.ts';
import { problemsAtNarrowWidths } from '../harness/narrowProblems.ts';
import { accessibilityProblems, layoutProblems, mostShift } from '../harness/pageProblems.ts';
import { publicPages } from '../harness/publicPages.ts';
import { test } from '../harness/test.ts';

/** One of each layout that differs between a phone and a wide window that is zoomed: tiles, a list, a page of a thing, a form. */
const zoomed = ['/', '/stores', '/stores_details/juttigali', '/contact'];

test.for(publicPages)(
  'a visitor at a wide window in light: $path has its styles, does not shift, hydrates without a message, hides no amount on a phone',
  async ({ path }, { tab }) => {
    const { page, faults } = await tab({ theme: 'light', width: 'wide' });
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    expect(faults).toEqual([]);
    expect(await layoutProblems(page, mostShift.public)).toEqual([]);
    expect(await hiddenAmounts(page)).toEqual([]);
    if (zoomed.includes(path)) expect(await accessibilityProblems(page)).toEqual([]);
  },
);

/** A deal and a store with codes, beside one page of each kind. */
const onPhones = [
  ...publicPages.map(({ path }) => path),
  '/grabdeals/steel-cooker-kadhai-set',
  '/stores_details/tokrigo',
];

test.for([...onPhones.map((path) => ({ member: 'asha' as const, path })), { member: undefined, path: '/' }])(
  'on a phone in the dark, $path for $member: the same, accessible, and whole on small phones and zoomed',
  async ({ path, member }, { tab }) => {
    const { page, faults } = await tab({ theme: 'dark', width: 'narrow', ...(member ? { member } : {}) });
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    expect(faults).toEqual([]);
    expect(await layoutProblems(page, mostShift.public)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsAtNarrowWidths(page)).toEqual([]);
  },
);

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
    async ({ path, shows, hidden = false }, { tab }) => {
      const { page } = await tab({ script: false });
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

test('a link at the foot of a page leads to the top of the next one', async ({ tab }) => {
  const { page } = await tab({ theme: 'light', width: 'wide' });
  await page.goto('/');
  await hydrate(page);
  await scrollThrough(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About Potli' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
