import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { hostileAddresses } from '../harness/hostileAddresses.ts';
import { hydrate } from '../harness/hydration.ts';
import { test } from '../harness/test.ts';

const AT_ONCE = 8;
/** The redirect page leaves after one second if it may. */
const LONGER_THAN_THE_COUNTDOWN_MS = 1_600;

/** Opens the redirect page for an address and does nothing. @returns the address it ends at */
async function wait(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`/redirect?${new URLSearchParams({ url: address, name: 'Juttigali' })}`);
  await hydrate(page);
  await page.waitForTimeout(LONGER_THAN_THE_COUNTDOWN_MS);
  const place = page.url();
  await page.close();
  return place;
}

test('none of 60 hostile addresses makes the redirect page leave by itself', async ({ site, visit }) => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(60);
  const { context } = await visit({ shops: true });
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));

  const left: string[] = [];
  for (let first = 0; first < hostileAddresses.length; first += AT_ONCE) {
    const some = hostileAddresses.slice(first, first + AT_ONCE);
    const places = await Promise.all(some.map((address) => wait(context, address)));
    left.push(...some.filter((_, n) => !places[n]?.startsWith(`${site.url}/`)));
  }
  expect(left).toEqual([]);
  expect([...asked]).toEqual([site.url]);
});

test('the redirect page leaves by itself for a shop of the catalogue', async ({ visit }) => {
  const { context } = await visit({ shops: true });
  expect(await wait(context, 'https://shop.juttigali.example/')).toBe('https://shop.juttigali.example/');
});
