import { DEMO_SHOP_PATH } from '@potli/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addDemoShopPage } from './demoShopPage.ts';

const CLICK = '019a9f2e-5c00-7d41-8a3b-0123456789ab';
const TRACKED = `https://shop.juttigali.example/in?aff_id=potli&subid=${CLICK}`;

async function findVisit(link: string) {
  if (!link.includes(CLICK)) return undefined;
  return {
    clickId: CLICK,
    clickedAt: new Date('2026-11-20T06:00:00Z'),
    shop: 'Juttigali <b>',
    cashbackRupees: 0,
    cashbackPercent: 6.5,
  };
}

interface Visitor {
  to?: string;
  added?: Record<string, string>;
  host?: string;
  remote?: string;
}

function ask({ to = TRACKED, added = {}, host = 'localhost:3000', remote = '127.0.0.1' }: Visitor = {}) {
  const site = new Hono();
  addDemoShopPage(site, findVisit, 'Potli');
  const incoming = { socket: { remoteAddress: remote } };
  return site.request(
    `${DEMO_SHOP_PATH}?${new URLSearchParams({ to, ...added })}`,
    { headers: { host } },
    { incoming },
  );
}

test('says which shop this would be, what the link carries, and leads back to My Clicks', async () => {
  const answer = await ask();
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('<h1>This would be Juttigali &lt;b&gt;</h1>');
  expect(page).toContain('the demo of Potli');
  expect(page).toContain(`<dt>subid (sub-id)</dt><dd>${CLICK}</dd>`);
  expect(page).toContain('<dt>Rate at the click</dt><dd>6.5% cashback</dd>');
  expect(page).toContain('<dt>Clicked</dt><dd>20-11-2026 11:30</dd>');
  expect(page).toContain('<a href="/user_dashboard/reports/click">');
});

test('shows what Get Deal adds to the link', async () => {
  const page = await (await ask({ added: { utm_source: 'potli', tag: CLICK } })).text();
  expect(page).toContain('<dt>utm_source</dt><dd>potli</dd>');
  expect(page).toContain(`<dt>tag (sub-id)</dt><dd>${CLICK}</dd>`);
});

test('says of a link without a click that nothing is tracked', async () => {
  const page = await (await ask({ to: 'https://shop.juttigali.example/in' })).text();
  expect(page).toContain('This would be shop.juttigali.example');
  expect(page).toContain('no cashback would be tracked');
  expect(page).not.toContain('sub-id');
});

test.each([
  ['another machine', { remote: '192.168.1.7' }],
  ['a foreign name for this machine', { host: 'rebound.example' }],
  ['a link to a shop that exists', { to: 'https://shop.test/?q=.example' }],
  ['no link', { to: 'shop.example' }],
])('answers nothing for %s', async (_, visitor) => {
  expect((await ask(visitor)).status).toBe(404);
});
