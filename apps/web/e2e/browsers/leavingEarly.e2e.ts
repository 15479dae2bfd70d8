import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { openFirefox } from '../harness/realBrowsers/openFirefox.ts';
import { test } from '../harness/test.ts';

const STORE = '/stores_details/juttigali';

/** When the page is left, after it has loaded, in ms: its scripts come from here on. */
const moments = Array.from({ length: 16 }, (_, n) => n * 15);

/** Firefox ends what a page loads when another one is asked for, and its imports fail then, in a page that is still there. */
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
