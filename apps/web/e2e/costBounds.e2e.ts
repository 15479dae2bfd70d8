import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from './harness/createShop.ts';
import { endInOrder } from './harness/endInOrder.ts';
import { type RunningSite, startSite } from './harness/startSite.ts';

const dataDir = createShop();
let site: RunningSite;

beforeAll(async () => {
  const environment = { RATE_LIMITS: 'on', PUBLIC_URL: 'https://potli.example', TRUST_PROXY: '1' };
  site = await startSite({ dataDir, environment });
});
afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const get = async (path: string, from: string) =>
  fetch(site.url + path, { headers: { 'x-forwarded-for': from }, redirect: 'manual' });

/** Sends the head of a request as it is. @returns the whole answer */
async function send(head: string): Promise<string> {
  const socket = connect({ port: Number(new URL(site.url).port), host: 'localhost' });
  socket.write(head);
  return text(socket);
}

test('a caller that has many pages rendered is refused; cached pages and files stay free, and other callers are served', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 125; n += 1) statuses.push((await get(`/stores?q=${n}`, '192.0.2.1')).status);
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const refused = await get('/stores?q=more', '192.0.2.1');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  await get('/', '192.0.2.2');
  for (const path of ['/', '/stores?q=7', '/favicon.svg', '/robots.txt', '/manifest.webmanifest']) {
    expect([path, (await get(path, '192.0.2.1')).status]).toEqual([path, 200]);
  }
  for (let n = 0; n < 5; n += 1) expect((await get(`/none-${n}`, '192.0.2.1')).status).toBe(404);
  expect((await get('/stores?q=other', '192.0.2.3')).status).toBe(200);
});

test('every answer of an https site has the security headers', async () => {
  for (const path of ['/', '/none', '//about', '/favicon.svg', '/robots.txt', '/api/categories', '/api/none']) {
    const { headers } = await get(path, '192.0.2.4');
    expect([path, headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual([
      path,
      'max-age=31536000',
      'nosniff',
    ]);
  }
});

test('no page is shown at an address with empty parts', async () => {
  for (const path of [
    '//',
    '///',
    '//?q=1',
    '//index.html',
    '//anything',
    '//stores',
    '/stores//',
    '/.//',
    '//localhost',
  ]) {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: potli.example\r\nConnection: close\r\n\r\n`);
    expect([path, answer.slice(9, 12)]).toEqual([path, expect.stringMatching(/^(308|404)$/)]);
  }
});

test('no address leads to another host, and a head of more than 8 kB is not read', async () => {
  for (const path of ['//evil.test/..', '//evil.test', '/\\evil.test/', '//u:p@x/', '//x:99999/', '/%5cevil.test']) {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: potli.example\r\nConnection: close\r\n\r\n`);
    expect([path, answer.slice(9, 12)]).toEqual([path, expect.stringMatching(/^(308|40[04])$/)]);
    expect([path, /^location: (.*)$/im.exec(answer)?.[1] ?? '/']).toEqual([
      path,
      expect.stringMatching(/^\/(?![/\\])/),
    ]);
  }
  const long = await send(`GET / HTTP/1.1\r\nHost: a\r\nif-none-match: "a"${' '.repeat(9_000)}x\r\n\r\n`);
  expect(long.slice(0, 12)).toBe('HTTP/1.1 431');
});

// the other ways to end it: lifecycle.e2e.ts
test('SIGTERM ends the site in order within ten seconds', { timeout: 30_000 }, async () => {
  await endInOrder(site, dataDir, 'SIGTERM');
});
