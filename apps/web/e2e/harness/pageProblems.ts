import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** How far the content of a page may move while it loads (CLS). Search engines call up to 0.1 good. */
export const mostShift = {
  public: 0.02,
  /** Its data comes after its frame. */
  dashboard: 0.04,
};

/**
 * Violations that axe finds at a zoom of 200 %, or on a phone of 320 px, as `rule: element`. The stories
 * look at the usual widths, and at colours, which are half of the work and do not change with the width.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1440, height: 900 };
  const isPhone = usual.width < 720;
  await page.setViewportSize(isPhone ? { ...usual, width: 320 } : { width: usual.width / 2, height: usual.height / 2 });
  // Legacy mode reads this page alone, which has no frames of other sites; else each call opens a second page.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } });
  const { violations } = await axe.analyze();
  await page.setViewportSize(usual);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * What a person sees to be wrong with a loaded page, one text each.
 *
 * @param allowedShift as in `mostShift`
 */
export async function layoutProblems(page: Page, allowedShift: number): Promise<string[]> {
  const headings = await page.locator('h1').count();
  const shift = await layoutShift(page);
  return [
    ...((await isTooWide(page)) ? ['wider than the window'] : []),
    ...(headings === 1 ? [] : [`${headings} headings of the first rank`]),
    ...(shift > allowedShift ? [`content moves while it loads: ${shift.toFixed(3)}`] : []),
    ...(await missingStyles(page)),
    ...(await picturesWithout(page)),
    ...(await wholeFonts(page)),
  ];
}

export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

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

/** Stylesheets that the page says it holds inlined, and does not: the module loader never fetches them. */
function missingStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inlined = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
    const disabled = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
    const texts = disabled.map(async ({ href }) => ({ href, text: await (await fetch(href)).text() }));
    return (await Promise.all(texts))
      .filter(({ text }) => !inlined.includes(text.trim()))
      .map(({ href }) => `without its styles ${href}`);
  });
}

/** Pictures without a size, which shift the content, or without an alternative text. */
function picturesWithout(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !(image.hasAttribute('alt') && image.hasAttribute('width') && image.hasAttribute('height')))
      .map((image) => `without a size or a text: ${image.outerHTML}`),
  );
}

/**
 * Fonts with all their characters, and what on the page is beyond ASCII: the texts of the shop need the small fonts only
 * (packages/ui/src/theme/commonCharacters.ts).
 */
function wholeFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = [...new Set(document.body.textContent.match(/[^\0-\x7e]/g))].map((character) =>
      encodeURI(character),
    );
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2') && !/-(common|rupee)-[^/]*$/.test(name))
      .map(({ name }) => `loads a whole font: ${name}, one of ${beyond.join(' ')}`);
  });
}
