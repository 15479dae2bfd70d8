import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { PREVIEW_MINUTES } from '@potli/api/contract/policy';
import { MINUTE_MS } from '@potli/api/units/time';
import { joinStaff } from '@potli/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSite, type TestSite } from './openTestSite.ts';

const BROWSER = 'session_binding=the-browser-of-the-editor';
const OTHER = 'session_binding=another-browser';

let opened: TestSite;
let editor: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  opened = await openTestSite();
  editor = await joinStaff(opened.potli, 'EDITOR');
}, 60_000);
afterAll(() => opened.close());

const at = (kind: string, key: string) => `/admin/catalogue/${kind}/rows/${encodeURIComponent(key)}`;

const ask = (kind: string, key: string, cookie?: string) =>
  opened.potli.call(`${at(kind, key)}/preview`, {
    headers: { authorization: `Bearer ${editor.accessToken}`, ...(cookie && { cookie }) },
  });

const linkTo = async (kind: string, key: string) =>
  ((await (await ask(kind, key, BROWSER)).json()) as { path: string }).path;

const get = (path: string, cookie = '') =>
  opened.site.fetch(new Request(`https://potli.example${path}`, { headers: { cookie } }));

const pageAt = async (path: string, cookie?: string) => (await get(path, cookie)).text();

/** The first row of a kind, with its version. */
async function firstOf(kind: string) {
  const [row] = (await (await editor.get(`/admin/catalogue/${kind}`)).json()) as { key: string; version: number }[];
  return row;
}

test('the real page shows the draft only to the browser that asked', async () => {
  const row = await firstOf('stores');
  const { key = '', version } = row ?? {};
  const page = `/stores_details/${key}`;
  const before = await pageAt(page);
  const draft = { version, fields: { storeName: 'Not yet published', off: true }, asDraft: true };
  expect((await editor.send('POST', at('stores', key), draft)).status).toBe(200);
  const path = await linkTo('stores', key);
  const changed = vi.fn();
  const stop = opened.potli.catalogue.onChange(changed);

  const preview = await get(path, BROWSER);
  expect(preview.status).toBe(200);
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(preview.headers.get('x-robots-tag')).toContain('noindex');
  const policy = preview.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy?.split('; ')).toContain('sandbox allow-same-origin');
  expect(await preview.text()).toContain('Not yet published');

  for (const cookie of ['', OTHER]) {
    const refused = await get(path, cookie);
    expect([refused.status, await refused.text()]).toEqual([404, expect.not.stringContaining('Not yet published')]);
  }
  expect(await pageAt(page)).toBe(before);
  expect(await pageAt('/sitemap.xml')).not.toContain('/preview');
  expect((await firstOf('stores'))?.version).toBe(version);
  stop();
  expect(changed).not.toHaveBeenCalled();
});

test('a link ends with its time and with the right of who asked', async () => {
  const { key = '' } = (await firstOf('creditCards')) ?? {};
  const path = await linkTo('creditCards', key);
  expect((await get(`${path}x`, BROWSER)).status).toBe(404);
  const role = (name: string) =>
    opened.potli.database.pool.query('update member set role = $2 where id = $1', [editor.id, name]);
  await role('SUPPORT');
  expect((await get(path, BROWSER)).status).toBe(404);
  await role('EDITOR');
  expect((await get(path, BROWSER)).status).toBe(200);
  vi.useFakeTimers({ now: Date.now() + (PREVIEW_MINUTES + 1) * MINUTE_MS, toFake: ['Date'] });
  expect((await get(path, BROWSER)).status).toBe(404);
  vi.useRealTimers();
});

test('a caller without the cookie of a session gets no link', async () => {
  const { key = '' } = (await firstOf('stores')) ?? {};
  expect((await ask('stores', key)).status).toBe(403);
});

test.each(catalogueKinds)('a row of %s has a page to look at', async (kind) => {
  const { key = '' } = (await firstOf(kind)) ?? {};
  const response = await get(await linkTo(kind, key), BROWSER);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('</html>')]);
});
