import { expect } from 'vitest';
import { memberPaths } from '../../src/lib/memberPaths.ts';
import { paths } from '../../src/lib/paths.ts';
import { logIn, storedSession } from '../harness/members.ts';
import { test } from '../harness/test.ts';

/** What Chromium leaves of A4 within its margins, in px. */
const A4 = { width: 718, height: 1047 };

/** Headings with more lines than a phone needs for the longest of them. */
function narrowHeadings(mostLines: number): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => heading.checkVisibility())
    .filter((heading) => {
      const { height } = heading.getBoundingClientRect();
      return height > mostLines * Number.parseFloat(getComputedStyle(heading).lineHeight) + 1;
    })
    .map(({ textContent }) => textContent);
}

test.for([
  paths.giftCard('pardaa-gift-card'),
  paths.store('juttigali'),
  paths.coupons,
  paths.deal('dhoom-700-headphones'),
  paths.claimForm,
  memberPaths.giftCardOrders,
])('%s fits on a sheet of A4', async (path, { site, visit }) => {
  const { page } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  expect(await page.evaluate(narrowHeadings, 3)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width);
});
