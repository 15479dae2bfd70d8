import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiError } from '@potli/api/errors';
import { type ApiHost, ProblemError } from '@potli/server';
import { Hono } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';
import { createSite } from './createSite.ts';
import type { PageRenderer } from './renderPage.ts';

const clientDir = mkdtempSync(path.join(tmpdir(), 'potli-client-'));
mkdirSync(path.join(clientDir, 'assets'));
mkdirSync(path.join(clientDir, '.vite'));
for (const [name, text] of [
  ['assets/entry.js', 'plain'],
  ['assets/entry.js.br', 'brotli'],
  ['assets/entry.js.gz', 'gzip'],
  ['assets/logo.png', 'picture'],
  ['favicon.svg', '<svg/>'],
  ['.vite/manifest.json', '{}'],
  ['secret.txt', 'secret'],
] as const) {
  writeFileSync(path.join(clientDir, name), text);
}
afterAll(() => rmSync(clientDir, { recursive: true }));

const noFiles = {
  earlyScript: '',
  scripts: [],
  routeScripts: {},
  routeStyles: {},
  sessionScripts: [],
  assets: { routes: {}, inlineCss: { styles: {} } },
};

type PageWork = Parameters<ApiHost['answerPage']>[2];

const SECRET = 'relation "member" at /srv/potli/x.ts:7';

/** A site whose every page fails like this. */
async function siteThatFails(error: unknown) {
  const api = new Hono().all('*', () => {
    throw new Error(SECRET);
  });
  const reportFailure = vi.fn();
  const answered = vi.fn(async (_route: string, work: PageWork) => (await work('request-7')).response);
  const renderer: PageRenderer = {
    render: () => Promise.reject(error),
    find: (at) => ({ routeId: '/', exists: false, path: at, search: '', missingPath: at }),
    client: noFiles,
    adminClient: noFiles,
    host: { host: '', fetch },
    site: { productName: 'Potli', publicUrl: 'https://potli.example', apiHost: '/api' },
    pictures: async () => [],
    absentCategories: async () => [],
  };
  const site = createSite({
    api,
    renderer,
    keys: undefined,
    admit: async () => {},
    onCatalogueChange: () => {},
    clientDir,
    generated: (answerPage) =>
      new Hono().get('/sitemap.xml', (context) => answerPage(context, '/sitemap.xml', () => Promise.reject(error))),
    showPreview: async () => Promise.reject(error),
    answerPage: (_context, route, work) => answered(route, work),
    reportFailure,
  });
  return { site, reportFailure, answered };
}

test.each([
  [new Error(SECRET), 500, null],
  [new ApiError(500, SECRET), 500, null],
  [new ApiError(503, SECRET), 503, '2'],
  [new ProblemError('unavailable', SECRET, { retryAfterSeconds: 9 }), 503, '9'],
  [new ProblemError('tooMany', SECRET, { retryAfterSeconds: 9 }), 429, '9'],
])('%s is answered by a page that was there before', async (error, status, retryAfter) => {
  const { site } = await siteThatFails(error);
  const response = await site.request('/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).not.toContain('member');
});

test('a failure is reported to the operator once', async () => {
  const error = new Error(SECRET);
  const { site, reportFailure } = await siteThatFails(error);
  await site.request('/');
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('page', error, 'request-7');
});

test('pages, also those that fail, are noted by the template of their address; files are not', async () => {
  const { site, answered } = await siteThatFails(new Error(SECRET));
  expect((await site.request('/')).status).toBe(500);
  expect((await site.request('/preview/a-key')).status).toBe(500);
  expect((await site.request('/sitemap.xml')).status).toBe(500);
  expect((await site.request('/favicon.svg')).status).toBe(200);
  expect(answered.mock.calls.map(([route]) => route)).toEqual(['/', '/preview/$key', '/sitemap.xml']);
  for (const { value } of answered.mock.results) {
    const response = (await value) as Response;
    expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'request-7']);
  }
});

test('a form that the browser sends, without scripts, leads back to its page with its key', async () => {
  const { site } = await siteThatFails(undefined);
  const body = new URLSearchParams({ newPassword: 'secret' });
  const response = await site.request('/forgot-password?key=abc', { method: 'POST', body });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/forgot-password?key=abc']);
});

test('a call that breaks is answered by the envelope', async () => {
  const { site } = await siteThatFails(undefined);
  const response = await site.request('/api/stores');
  expect(response.status).toBe(500);
  const text = 'Something went wrong on our side. Please try again.';
  expect(await response.json()).toEqual({ status: 500, message: text, errors: [text] });
});

const { site } = await siteThatFails(new Error('no page'));
const get = async (at: string, headers: Record<string, string> = {}) =>
  site.fetch(new Request(`https://potli.example${at}`, { headers }));

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['gzip;q=0', 'plain', null],
])('a file for who accepts %s', async (accepted, text, encoding) => {
  const response = await get('/assets/entry.js', { 'accept-encoding': accepted });
  expect([await response.text(), response.headers.get('content-encoding')]).toEqual([text, encoding]);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const etag = response.headers.get('etag') ?? '';
  expect((await get('/assets/entry.js', { 'accept-encoding': accepted, 'if-none-match': etag })).status).toBe(304);
});

test.each(['/assets/logo.png', '/favicon.svg', '/assets/%6cogo.png'])('%s is sent', async (at) => {
  expect((await get(at)).status).toBe(200);
});

test('the icon that browsers ask for by themselves is that of the pages', async () => {
  const answer = await get('/favicon.ico');
  expect(answer.status).toBe(301);
  expect((await get(answer.headers.get('location') ?? '')).status).toBe(200);
});

test.each([
  '/secret.txt',
  '/.vite/manifest.json',
  '/assets',
  '/assets/',
  '/assets/none.js',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..\\secret.txt',
  '/assets/entry.js%00',
  `/assets/${'x'.repeat(600)}`,
  '/assets/entry.js/',
  '/constructor',
])('%s is no file', async (at) => {
  expect(await (await get(at)).text()).toContain('This page did not load');
});
