import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { logInAsAsha } from '../harness/realBrowsers/logInAsAsha.ts';
import { openFirefox } from '../harness/realBrowsers/openFirefox.ts';
import { openWebKit } from '../harness/realBrowsers/openWebKit.ts';
import { startSlowProxy } from '../harness/realBrowsers/startSlowProxy.ts';
import { test } from '../harness/test.ts';

const STORE = '/stores_details/juttigali';

/** When the page is left, after it has loaded, in ms: its scripts come from here on. */
const moments = Array.from({ length: 16 }, (_, n) => n * 15);

/** Firefox and Safari end what a page loads when another one is asked for: imports and calls fail then, in a page that is still there. */
test('in Firefox, a page that is left while its scripts come does not load itself again, in place of the next one', async ({
  site,
}) => {
  const browser = await openFirefox({ cache: false });
  onTestFinished(() => browser.end());
  for (const moment of moments) {
    await browser.goto(`${site.url}/about`);
    await sleep(moment);
    await browser.goto(`${site.url}${STORE}?left=${moment}`);
    await sleep(300);
    expect(await browser.evaluate(() => location.pathname), `left after ${moment} ms`).toBe(STORE);
  }
});

/** Runs in the page: records every text that it shows from now on, and leaves it. */
function leave(url: string): void {
  const texts = new Set<string>();
  const note = () => {
    texts.add(document.querySelector('main')?.textContent ?? '');
    sessionStorage.setItem('texts', [...texts].join());
  };
  note();
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  location.href = url;
}

/** How long an answer takes: a script and one of the API long enough to be left meanwhile, the next page longer. In ms. */
const delayOf = (path: string): number => {
  if (path.includes('left=')) return 1000;
  return path.endsWith('.js') || path.startsWith('/api') ? 100 : 0;
};

test.for([
  { name: 'Firefox', open: () => openFirefox({ cache: false }) },
  { name: 'WebKit', open: openWebKit },
])(
  'in $name, a screen that is left while it loads shows no failure until the next page comes',
  async ({ open }, { site }) => {
    const far = await startSlowProxy(site.url, delayOf);
    onTestFinished(far.end);
    const browser = await open();
    onTestFinished(() => browser.end());
    await logInAsAsha(browser, far.url);
    for (const moment of [0, 50, 100, 150, 200, 250, 300, 400, 500]) {
      await browser.goto(`${far.url}/user_dashboard/reports/click`);
      await sleep(moment);
      await browser.evaluate(leave, `${far.url}/about?left=${moment}`);
      await expect.poll(() => browser.evaluate(() => location.pathname), { timeout: 15_000 }).toBe('/about');
      const texts = await browser.evaluate(() => sessionStorage.getItem('texts'));
      expect(texts, `left after ${moment} ms`).not.toMatch(/did not load|could not|offline|went wrong/i);
    }
  },
);
