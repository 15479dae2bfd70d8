import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLinkCheck } from './createLinkCheck.ts';

const asked: string[] = [];
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const status: Record<string, number> = { '/gone': 404, '/closed': 403, '/no-head': method === 'HEAD' ? 405 : 200 };
    if (url === '/slow') return;
    if (url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    else if (url === '/on') response.writeHead(301, { location: '/gone' }).end();
    else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
    else response.writeHead(status[url] ?? 200).end('Body');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { most: 20, atOnce: 2, eachMs: 300, allMs: 2_000 };
/** The site of the test is on this machine. */
const check = createLinkCheck(limits, (address) => address === '127.0.0.1');

it('reports a page that does not exist, also at the end of redirects, and not one that is only closed or slow', async () => {
  const paths = ['/', '/gone', '/closed', '/no-head', '/on', '/round', '/slow'];
  const { dead, unchecked } = await check(paths.map((path) => site + path));
  expect([...dead.keys()].sort()).toEqual([`${site}/gone`, `${site}/on`]);
  expect(dead.get(`${site}/gone`)).toContain('404');
  expect(unchecked).toEqual([]);
  expect(asked.filter((line) => line.endsWith('/no-head'))).toEqual(['HEAD /no-head', 'GET /no-head']);
  expect(asked.filter((line) => line.endsWith('/round')).length).toBeLessThanOrEqual(12);
});

it('asks nothing of this machine or of a network behind it, by address, by name, and by a redirect', async () => {
  const before = asked.length;
  const inside = [
    `${site}/`,
    site.replace('127.0.0.1', 'localhost.localdomain'),
    'http://[::1]:1/',
    'http://2130706433/',
  ];
  const { dead } = await createLinkCheck(limits)(inside);
  expect(dead.get(inside[0] as string)).toBe('It leads into a network that shoppers do not reach');
  expect(dead.get('http://2130706433/')).toBe('It leads into a network that shoppers do not reach');
  expect(dead.has('http://[::1]:1/')).toBe(true);
  expect(asked.length).toBe(before);
  expect((await check([`${site}/inside`])).dead.size).toBe(1);
});

it('does not click: of a link with a click id only the site is looked up', async () => {
  const before = asked.length;
  expect((await check([`${site}/gone?id={clickId}`])).dead.size).toBe(0);
  expect(asked.length).toBe(before);
  expect((await createLinkCheck(limits)([`${site}/x?id={clickId}`])).dead.size).toBe(1);
});

it('asks no examples, no more than the most, and says how many it left', async () => {
  expect((await createLinkCheck(limits)(['https://kapas.example/', 'https://nowhere.invalid/'])).dead.size).toBe(0);
  const many = Array.from({ length: 25 }, (_, n) => `${site}/gone?${n}`);
  const { dead, unchecked } = await check(many);
  expect([dead.size, unchecked]).toEqual([0, many.slice(20)]);
  const slow = Array.from({ length: 20 }, (_, n) => `${site}/slow`.replace('//127', `//127`) + (n > 0 ? `#${n}` : ''));
  const late = await createLinkCheck({ ...limits, allMs: 700 }, (address) => address === '127.0.0.1')(slow);
  expect(late.unchecked.length).toBeGreaterThan(0);
});

it('asks a site one address after the other where it has the time, and leaves what is too much for another time', async () => {
  const paths = Array.from({ length: 5 }, (_, n) => `${site}/gone#${n}`);
  const clicks = Array.from({ length: 9 }, (_, n) => `${site}/gone?id={clickId}&n=${n}`);
  const polite = { ...limits, atOnce: 4, ofSite: { most: 3, pauseMs: 100 } };
  const begun = performance.now();
  const { dead, unchecked } = await createLinkCheck(
    polite,
    (address) => address === '127.0.0.1',
  )([...paths, ...clicks]);
  expect(performance.now() - begun).toBeGreaterThan(190);
  expect([...dead.keys()]).toEqual(paths.slice(0, 3));
  expect(unchecked).toEqual(paths.slice(3));
});

it('stops when it is aborted', async () => {
  const stop = new AbortController();
  const paths = Array.from({ length: 5 }, (_, n) => `${site}/slow#${n}`);
  setTimeout(() => stop.abort(), 50);
  const slowLimits = { ...limits, atOnce: 1, eachMs: 30_000, allMs: 30_000 };
  const { dead, unchecked } = await createLinkCheck(slowLimits, () => true)(paths, stop.signal);
  expect([dead.size, unchecked]).toEqual([0, paths]);
});

it('knows nothing where no site at all is reached: then it is this machine that is away', async () => {
  const closed = Array.from({ length: 5 }, (_, n) => `http://127.0.0.${n + 2}:1/`);
  const ofThisMachine = createLinkCheck(limits, (address) => address.startsWith('127.'));
  expect((await ofThisMachine(closed.slice(1))).dead.size).toBe(4);
  expect(await ofThisMachine(closed)).toEqual({ dead: new Map(), unchecked: closed });
  expect((await ofThisMachine([...closed, `${site}/gone`])).dead.size).toBe(6);
});
