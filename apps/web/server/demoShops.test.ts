import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SHOP_PATH, openDemoSandbox } from '@potli/server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { addDemoShops } from './demoShops.ts';

const CLICK = '019a9f2e-5c00-7d41-8a3b-0123456789ab';
const TRACKED = `https://shop.juttigali.example/in?aff_id=potli&subid=${CLICK}`;

const settings = {
  demoShops: true,
  production: false,
  publicUrl: 'http://localhost:1',
  postbackSecrets: new Map(),
  sandboxSpeed: 1,
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Visitor {
  host?: string;
  remote?: string;
  init?: RequestInit;
}

async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await openDemoSandbox({ ...settings, dataDir }, () => {});
  if (!sandbox) throw new Error('The shops of the demo do not answer');
  ends.push(() => {
    sandbox.close();
    rmSync(dataDir, { recursive: true });
  });
  const site = new Hono();
  addDemoShops(site, sandbox, 'Potli <b>');
  const ask = async (path: string, { host = 'localhost:3000', remote = '127.0.0.1', init = {} }: Visitor = {}) => {
    const headers = { host, ...(init.headers as Record<string, string> | undefined) };
    const incoming = { socket: { remoteAddress: remote } };
    return site.request(DEMO_SHOP_PATH + path, { ...init, headers }, { incoming });
  };
  const enter = (to = TRACKED, added = {}, visitor?: Visitor) =>
    ask(`?${new URLSearchParams({ to, ...added })}`, visitor);
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { init: { method: 'POST', body: new URLSearchParams(fields), headers } });
  return { ask, enter, post, sandbox };
}

const order = { to: TRACKED, product: '0', pieces: '2', fate: 'approved' };

test('a shop sells what its network pays for, and says that it is not real', async () => {
  const { enter } = await openShop();
  const answer = await enter();
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(page).toContain('<h1>Welcome to Juttigali</h1>');
  expect(page).toContain('<strong>Simulated shop.</strong>');
  expect(page).toContain('Back to Potli &lt;b&gt;');
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
    ...['Juttis and mojaris', 'Kolhapuri sandals', 'Sneakers', 'Kids footwear', 'Bags and potlis'],
  ]);
  expect(page).toContain(`<dt>subid</dt><dd>${CLICK}</dd>`);
  expect(page).not.toMatch(/<script|style="|src=/);
});

test('an offer sells at its own rates, a card is applied for, and Get Deal’s additions are shown', async () => {
  const { enter } = await openShop();
  const offer = await (
    await enter(`https://shop.juttigali.example/offers/embroidered-juttis-bogo?subid=${CLICK}`)
  ).text();
  expect(offer).toContain('<h1>Welcome to Juttigali</h1>');
  expect(offer).not.toContain('<h2>Sneakers</h2>');
  const card = await (await enter(`https://apply.saptarangbank.example/cards/bazaar?ref=${CLICK}`)).text();
  expect(card).toContain('<span class="price">Free</span>');
  expect(card).toContain('Apply, then go back');
  expect(card).not.toContain('<label>Pieces');
  const deal = await (await enter(TRACKED, { utm_source: 'potli' })).text();
  expect(deal).toContain('<dt>utm_source</dt><dd>potli</dd>');
});

test('one card is applied for, whatever the form says', async () => {
  const { post, sandbox } = await openShop();
  await post('/orders', { ...order, to: `https://apply.saptarangbank.example/cards/bazaar?ref=${CLICK}` });
  expect(sandbox.network.orders()[0]?.order).toMatchObject({ network: 'demo-cards', pieces: 1, clickId: CLICK });
});

test('who buys is thanked, and can send it back, piece by piece', async () => {
  const { ask, post, sandbox } = await openShop();
  const bought = await post('/orders', order);
  expect(bought.status).toBe(303);
  const [state] = sandbox.network.orders();
  const path = `/orders/${state?.order.id}`;
  expect(bought.headers.get('location')).toBe(DEMO_SHOP_PATH + path);
  expect(state?.order).toMatchObject({ network: 'demo', clickId: CLICK, pieces: 2, fate: { status: 'approved' } });
  const thanks = await (await ask(path)).text();
  expect(thanks).toContain('<h1>Thank you!</h1>');
  expect(thanks).toContain('<dt>Total</dt><dd>₹4,998</dd>');
  expect(thanks).toContain('<strong>Decided</strong><span>In 60 seconds</span>');
  expect(thanks).toContain('href="/user_dashboard"');

  expect((await post(`${path}/return`, { pieces: '1' })).status).toBe(303);
  expect(await (await ask(path)).text()).toContain('<dd>1 of 2</dd>');
  await post(`${path}/return`, { pieces: '1' });
  const empty = await (await ask(path)).text();
  expect(empty).toContain('<h1>This order is taken back</h1>');
  expect(empty).not.toContain('<form');
});

test('without a click there is no report, and a link to no shop of a network sells nothing', async () => {
  const { enter, post, sandbox } = await openShop();
  const to = 'https://juttigali.example/';
  expect(await (await enter(to)).text()).toContain('You came without a click');
  await post('/orders', { ...order, to });
  expect(sandbox.network.orders()[0]?.order.clickId).toBeUndefined();
  const unknown = await (await enter('https://nowhere.example/')).text();
  expect(unknown).toContain('no programme for this shop');
  expect(unknown).not.toContain('<form');
});

test.each([
  ['a page of another site', order, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another site in an older browser', order, { origin: 'https://evil.example' }, 403],
  ['a form without a product', { ...order, product: '99' }, {}, 400],
  ['a form of another shop', { ...order, to: 'https://nowhere.example/' }, {}, 400],
  ['half a piece', { ...order, pieces: '0.5' }, {}, 400],
  ['no form', { to: TRACKED }, {}, 400],
])('%s buys nothing', async (_, fields, headers, status) => {
  const { post, sandbox } = await openShop();
  expect((await post('/orders', fields, headers)).status).toBe(status);
  expect(sandbox.network.orders()).toEqual([]);
});

test.each([
  ['another machine', { remote: '192.168.1.7' }, TRACKED],
  ['a foreign name for this machine', { host: 'rebound.example' }, TRACKED],
  ['a link to a shop that exists', {}, 'https://shop.test/?q=.example'],
  ['no link', {}, 'shop.example'],
])('answers nothing for %s', async (_, visitor, to) => {
  const { enter, ask } = await openShop();
  expect((await enter(to, {}, visitor)).status).toBe(404);
  expect((await ask('/orders/none', visitor)).status).toBe(404);
});

test.each([
  ['production', { production: true }],
  ['where the demo’s shops are off', { demoShops: false }],
])('there is no sandbox in %s', async (_, overrides) => {
  expect(await openDemoSandbox({ ...settings, dataDir: '/nonexistent', ...overrides }, () => {})).toBeUndefined();
});
