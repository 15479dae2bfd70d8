import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { toPage } from './pageCache.ts';
import { sendPage } from './sendPage.ts';

const page = await toPage(200, { 'content-type': 'text/html' }, '<p>Potli</p>');
const missing = await toPage(404, {}, '<p>Potli</p>');

const site = new Hono();
site.get('/', (context) => sendPage(context, page));
site.get('/404', (context) => sendPage(context, missing));

const ask = async (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

test.each([
  ['gzip, deflate, br', 'br', page.br],
  ['gzip', 'gzip', page.gzip],
  ['', null, page.plain],
])('takes %j: answers %s', async (accepted, encoding, bytes) => {
  const response = await ask('/', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([page.etag, `W/${page.etag}`, `"other", ${page.etag}`])('knows %s again', async (tag) => {
  const response = await ask('/', { 'if-none-match': tag });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('sends a page whose tag is another', async () => {
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a missing page is never said to be unchanged', async () => {
  expect((await ask('/404', { 'if-none-match': missing.etag })).status).toBe(404);
});
