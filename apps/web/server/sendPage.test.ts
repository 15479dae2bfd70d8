import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { toPage } from './Page.ts';
import { sendPage } from './sendPage.ts';

const page = await toPage(200, { 'content-type': 'text/html' }, '<p>Potli</p>');
const missing = await toPage(404, {}, '<p>Potli</p>');

const site = new Hono();
site.get('/', (context) => sendPage(context, page));
site.get('/404', (context) => sendPage(context, missing));

const ask = async (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

test.each([
  ['gzip, deflate, br', 'br', page.body.br],
  ['br;q=0, gzip', 'gzip', page.body.gzip],
  ['gzip;q=0', null, page.body.plain],
  ['', null, page.body.plain],
])('takes %j: answers %s', async (accepted, encoding, bytes) => {
  const response = await ask('/', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-length')).toBe(String(bytes?.length));
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes ?? Buffer.alloc(0))).toBe(true);
});

test('knows its own tag again, in the encoding that it was of', async () => {
  const br = { 'accept-encoding': 'br' };
  const etag = (await ask('/', br)).headers.get('etag') ?? '';
  const again = await ask('/', { ...br, 'if-none-match': etag });
  expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([304, null, '']);
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200);
});

test('a missing page is never answered by 304', async () => {
  expect((await ask('/404', { 'if-none-match': '*' })).status).toBe(404);
});

test('a head has the length of what it is the head of', async () => {
  const response = await site.request('/', { method: 'HEAD' });
  expect([response.headers.get('content-length'), await response.text()]).toEqual([String(page.body.plain.length), '']);
});
