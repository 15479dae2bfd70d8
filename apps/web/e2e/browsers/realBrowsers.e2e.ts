import { setTimeout as sleep } from 'node:timers/promises';
import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { dashboardScreens } from '../harness/dashboardScreens.ts';
import { hydrate, isHydrated } from '../harness/hydration.ts';
import { publicPages } from '../harness/publicPages.ts';
import { differences, readBoxes } from '../harness/realBrowsers/boxes.ts';
import { handIn, keys } from '../harness/realBrowsers/hand.ts';
import { logInAsAsha } from '../harness/realBrowsers/logInAsAsha.ts';
import { openFirefox } from '../harness/realBrowsers/openFirefox.ts';
import { openWebKit } from '../harness/realBrowsers/openWebKit.ts';
import type { RealBrowser } from '../harness/realBrowsers/RealBrowser.ts';
import { test } from '../harness/test.ts';

/** As people in India write it. */
const yesterday = () =>
  indiaDay(new Date(Date.now() - DAY_MS))
    .split('-')
    .reverse()
    .join('-');

interface Size {
  width: number;
  height: number;
}

const sizes: readonly Size[] = [
  { width: 1440, height: 900 },
  // WebKit's window is not narrower
  { width: 500, height: 844 },
];

const onAll = <P extends object>(pages: readonly P[]) =>
  sizes.flatMap((size) => pages.map((page) => ({ ...page, ...size })));

/** Runs in the page: scrolls to its foot and back, a window at a time. */
async function scroll(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
  for (let last = -1; scrollY > last; await pause()) {
    last = scrollY;
    scrollBy({ top: innerHeight, behavior: 'instant' });
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await pause();
}

describe.each([
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
])('in $name', ({ name: browserName, open }) => {
  let browser: RealBrowser;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.end());

  /** Loads a page as a visitor does, and compares its boxes with Chromium's. */
  async function compare(page: Page, origin: string, { path, ...size }: { path: string } & Size, shows: string) {
    const url = origin + path;
    await page.setViewportSize(size);
    await page.goto(url);
    await hydrate(page);
    await page.evaluate(scroll);
    await browser.resize(size.width, size.height);
    browser.takeFaults();
    await browser.goto(url);
    const hand = handIn(browser);
    await hand.moveTo({ x: 2, y: 2 });
    await expect.poll(() => browser.evaluate(isHydrated), { timeout: 15_000 }).toBe(true);
    await hand.see(shows);
    await browser.evaluate(scroll);
    expect(await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // the header grows when the page is back at its top
    const compared = async () => differences(await browser.evaluate(readBoxes), await page.evaluate(readBoxes));
    await expect.poll(compared).toEqual([]);
    expect(browser.takeFaults()).toEqual([]);
  }

  test.for(onAll(publicPages))('a visitor has $path at $width px as in Chromium', async (one, { site, visit }) => {
    const { page } = await visit();
    await compare(page, site.url, one, one.shows);
  });

  test('a visitor signs up on the way to a shop, buys there, and sees the cashback as Pending', async ({ demo }) => {
    const { press, write, see } = handIn(browser);
    await browser.goto(`${demo.url}/stores_details/juttigali`);
    await press('main a', 'Shop Now');
    await write('[role=dialog] input', 'Email', `gauri${Date.now()}@mail.example`);
    await write('[role=dialog] input', 'Password', 'Gulmohar phool 7');
    await write('[role=dialog] input', 'Name', 'Gauri Deshpande');
    await write('[role=dialog] input', 'Mobile Number', '9876543210');
    await press('[role=dialog] input[type=checkbox]', 'or older');
    await press('[role=dialog] button', 'Signup');
    // the page of the redirect leads there by itself
    await press('button', 'Buy Juttis and mojaris');
    await press('a', 'See your cashback');
    await see('Cashback in Pending₹225');
    expect(browser.takeFaults()).toEqual([]);
  });

  describe('a member', () => {
    let stored: Record<string, string>;
    test.beforeAll(async ({ site }) => {
      stored = await logInAsAsha(browser, site.url);
    });

    test.for(onAll(dashboardScreens))('has $path at $width px as in Chromium', async (one, { site, visit }) => {
      const { page } = await visit({ stored });
      await compare(page, site.url, one, one.shows.asha);
    });
  });

  // the browsers block windows that open too long after a press; the shop would open in this tab then
  test('a member leaves for a shop in another window, and the click is recorded', async ({ demo }) => {
    const { press } = handIn(browser);
    const { accessToken } = await logInAsAsha(browser, demo.url);
    const headers = { authorization: `Bearer ${accessToken}` };
    const newest = async () => {
      const answer = await fetch(`${demo.url}/api/clicks/my-clicks?pageNumber=0&pageSize=1`, { headers });
      return ((await answer.json()) as [{ clickId: string }])[0].clickId;
    };
    const before = await newest();
    await browser.goto(`${demo.url}/stores_details/juttigali`);
    await expect.poll(() => browser.evaluate(isHydrated), { timeout: 15_000 }).toBe(true);
    await press('main a', 'Shop Now');
    await expect.poll(newest).not.toBe(before);
    // by now this tab would be on its way
    await sleep(1000);
    expect(await browser.evaluate(() => location.pathname)).toBe('/stores_details/juttigali');
  });

  test('a member claims an order: chooses, writes, and reads that it is filed', async ({ demo }) => {
    const { press, write, see } = handIn(browser);
    await logInAsAsha(browser, demo.url);
    await browser.goto(`${demo.url}/user_dashboard/missing_cashback`);
    await see('What are you claiming for?');
    // Firefox says of the page before, which was left early, that its imports failed
    browser.takeFaults();
    await press('label', 'Store');
    await write('[role=combobox]', 'Store', `Jutti${keys.arrowDown}${keys.enter}`);
    await write('input', 'Store order ID', `JG-${browserName}`);
    await write('input', 'Order amount', '1299.50');
    await write('input', 'Order time', `${yesterday()} 18:24`);
    await press('button', 'Submit');
    await see('Form submitted successfully!');
    expect(browser.takeFaults()).toEqual([]);
    await browser.goto(`${demo.url}/user_dashboard/missing_cashback/my_missing_cashback`);
    await see(`JG-${browserName}`);
  });
});
