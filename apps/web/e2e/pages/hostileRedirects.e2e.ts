import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { hostileAddresses } from '../harness/hostileAddresses.ts';
import { hydrate } from '../harness/hydration.ts';
import { test } from '../harness/test.ts';

/** The redirect page leaves after one second if it may. */
const LONGER_THAN_THE_COUNTDOWN_MS = 1_600;

const SHOP = 'https://shop.juttigali.example/';

const pageFor = (address: string) => `/redirect?${new URLSearchParams({ url: address, name: 'Juttigali' })}`;

/** Opens the redirect page for an address and does nothing. @returns the address it ends at */
async function wait(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(pageFor(address));
  await hydrate(page);
  await page.waitForTimeout(LONGER_THAN_THE_COUNTDOWN_MS);
  const place = page.url();
  await page.close();
  return place;
}

test('none of 60 hostile addresses gets a page that says it leaves', async ({ site }) => {
  const leaves = async (address: string) => {
    const answer = await fetch(site.url + pageFor(address), { redirect: 'manual' });
    expect(answer.status, address).toBe(200);
    return (await answer.text()).includes('Redirecting to Juttigali in');
  };
  const addresses = hostileAddresses.flat();
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(60);
  for (const address of addresses) expect.soft(await leaves(address), address).toBe(false);
  expect(await leaves(SHOP)).toBe(true);
});

test('the redirect page does not leave by itself for an address of each kind', async ({ site, visit }) => {
  const { context } = await visit();
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  const some = hostileAddresses.map(([first = '']) => first);
  const places = await Promise.all(some.map((address) => wait(context, address)));
  expect(some.filter((_, n) => !places[n]?.startsWith(`${site.url}/`))).toEqual([]);
  expect([...asked]).toEqual([site.url]);
});

test('the redirect page leaves by itself for a shop of the catalogue', async ({ visit }) => {
  const { context } = await visit({ shops: true });
  expect(await wait(context, SHOP)).toBe(SHOP);
});
