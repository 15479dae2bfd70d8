import { describe, expect } from 'vitest';
import { hydrate, scrollThrough } from '../harness/hydration.ts';
import { problemsAtNarrowWidths } from '../harness/narrowProblems.ts';
import { accessibilityProblems, layoutProblems, mostShift } from '../harness/pageProblems.ts';
import { publicPages } from '../harness/publicPages.ts';
import { test } from '../harness/test.ts';
import { isWholeRun } from '../harness/wholeRun.ts';
import { wideProblems } from '../harness/wideProblems.ts';

/** One of each layout that differs between a phone and a wide window that is zoomed: tiles, a list, a page of a thing, a form. */
const ofEachLayout = publicPages.filter(({ path }) =>
  ['/', '/stores', '/stores_details/juttigali', '/contact'].includes(path),
);

test.for(isWholeRun ? publicPages : ofEachLayout)(
  'a visitor at a wide window in light: $path has its styles, does not shift, hydrates without a message, also zoomed',
  async (publicPage, { tab }) => {
    const { page, faults } = await tab({ theme: 'light', width: 'wide' });
    await page.goto(publicPage.path);
    await hydrate(page);
    await scrollThrough(page);
    expect(faults).toEqual([]);
    expect(await layoutProblems(page, mostShift.public)).toEqual([]);
    if (ofEachLayout.includes(publicPage)) expect(await accessibilityProblems(page)).toEqual([]);
  },
);

/**
 * A deal and a store with codes, beside one page of each layout; in `test --all` every page. The others are loaded with foreign
 * parameters (unknownParameters), and their stories are seen on a phone.
 */
const onPhones = [
  ...(isWholeRun ? publicPages : ofEachLayout).map(({ path }) => path),
  '/grabdeals/steel-cooker-kadhai-set',
  '/stores_details/tokrigo',
];

/** Their stories are read by axe too. */
const withAxe = isWholeRun ? onPhones : ofEachLayout.map(({ path }) => path);

test.for([...onPhones.map((path) => ({ member: 'asha' as const, path })), { member: undefined, path: '/' }])(
  'on a phone in the dark, $path for $member: the same, whole on small phones and zoomed, with every amount',
  async ({ path, member }, { tab }) => {
    const { page, faults } = await tab({ theme: 'dark', width: 'narrow', ...(member ? { member } : {}) });
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    expect(await layoutProblems(page, mostShift.public)).toEqual([]);
    if (withAxe.includes(path)) expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsAtNarrowWidths(page)).toEqual([]);
    expect(await wideProblems(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** What a page says of itself, and the texts of its main part, as it is sent. */
async function readHead(url: string, path: string) {
  const answer = await fetch(url + path);
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    canonical: canonical.map(([, href = '']) => new URL(href, url).pathname),
    isHidden: html.includes('<meta name="robots" content="noindex"'),
    headings: html.match(/<h1[\s>]/g)?.length,
    content: main.replaceAll(/<!--.*?-->|<[^>]*>/g, ''),
  };
}

describe('on direct load, without JavaScript', () => {
  test('every page has a title of its own, its metadata and its content', async ({ site }) => {
    const found = await Promise.all(publicPages.map(({ path }) => readHead(site.url, path)));
    for (const [n, { path, shows, hidden = false }] of publicPages.entries()) {
      const { description, canonical, isHidden, headings, content } = found[n] ?? expect.fail(path);
      expect.soft(description, path).toMatch(/\S{3,}.{20,}/);
      expect.soft(canonical, path).toEqual(hidden ? [] : [path]);
      expect.soft(isHidden, path).toBe(hidden);
      expect.soft(headings, path).toBe(1);
      expect.soft(content, path).toContain(shows);
    }
    const titles = found.map(({ title }) => title);
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(publicPages.length);
  });

  test.for(isWholeRun ? publicPages : ofEachLayout)('$path shows its content', async ({ path, shows }, { tab }) => {
    const { page } = await tab({ script: false });
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.getByRole('main').getByText(shows).first().waitFor({ state: 'visible' });
  });

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
