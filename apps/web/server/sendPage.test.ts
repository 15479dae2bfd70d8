import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { toPage } from './Page.ts';
import { sendPage } from './sendPage.ts';

const page = toPage(200, { 'content-type': 'text/html' }, '<p>Potli</p>');
const missing = toPage(404, {}, '<p>Potli</p>');

const fresh = toPage(200, {}, '<p>Potli</p>');

const site = new Hono();
site.get('/fresh', (context) => sendPage(context, fresh));
site.get('/', (context) => sendPage(context, page));
site.get('/404', (context) => sendPage(context, missing));

const ask = async (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: ArrayBuffer) => Buffer.from(bytes) };

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['', null],
] as const)('takes %j: answers %s', async (accepted, encoding) => {
  const response = await ask('/', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = await response.arrayBuffer();
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(unpack[encoding ?? 'none'](bytes).toString()).toBe('<p>Potli</p>');
});

test('compresses a page with the first request that takes it, and once', async () => {
  await ask('/fresh', {});
  expect([fresh.body.br, fresh.body.gzip]).toEqual([undefined, undefined]);
  await Promise.all([ask('/fresh', { 'accept-encoding': 'br' }), ask('/fresh', { 'accept-encoding': 'br' })]);
  expect([fresh.body.br, fresh.body.gzip]).toEqual([await fresh.body.make?.('br'), undefined]);
});

test('knows its own tag again, in the encoding that it was of', async () => {
  const br = { 'accept-encoding': 'br' };
  const etag = (await ask('/', br)).headers.get('etag') ?? '';
  const again = await ask('/', { ...br, 'if-none-match': etag });
  expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([304, null, '']);
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200);
});

test('what is sent with a page is a part of its tag, and is not sent again', async () => {
  const policy = (value: string) =>
    toPage(200, { 'content-security-policy': value, 'cache-control': 'no-cache' }, '<p>Potli</p>');
  const own = new Hono().get('/:policy', (context) => sendPage(context, policy(context.req.param('policy'))));
  const etag = (await own.request('/a')).headers.get('etag') ?? '';
  const again = await own.request('/a', { headers: { 'if-none-match': etag } });
  expect([again.status, Object.fromEntries(again.headers)]).toEqual([
    304,
    { etag, vary: 'accept-encoding', 'cache-control': 'no-cache' },
  ]);
  expect((await own.request('/b', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('a missing page is never answered by 304', async () => {
  expect((await ask('/404', { 'if-none-match': '*' })).status).toBe(404);
});

test('the answer to HEAD has the length of the body of GET', async () => {
  const response = await site.request('/', { method: 'HEAD' });
  expect([response.headers.get('content-length'), await response.text()]).toEqual([String(page.body.plain.length), '']);
});
