import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import { afterAll, expect, it } from 'vitest';
import { joinAdmin } from '../../testing/joinMember.ts';
import { openOperatedShop } from '../../testing/openOperatedShop.ts';
import { runPotli } from '../../testing/runPotli.ts';
import { sampleStore } from '../../testing/sampleCatalogue.ts';

const { apiHost, dataDir, potli, close } = await openOperatedShop();
afterAll(close);

const rowsOf = async (...args: string[]) =>
  (JSON.parse((await potli('rows', 'list', ...args, '--json')).printed) as { rows: CatalogueRowSummary[] }).rows;

const shows = async (slug: string, text: string) =>
  (await (await apiHost.call(`/stores/slug/${slug}`)).text()).includes(text);

it('a store is hidden in a hurry and put back, and its history has both', async () => {
  expect((await potli('rows', 'change', 'stores', 'safar', '--set', 'off=true')).code).toBe(0);
  expect((await rowsOf('stores', '--state', 'off')).map(({ key }) => key)).toEqual(['safar']);
  const { printed } = await potli('changes', 'list');
  await potli('changes', 'undo', /^\d+/.exec(printed)?.[0] ?? '');
  expect(await rowsOf('stores', '--state', 'off')).toEqual([]);
  expect((await potli('rows', 'history', 'stores', 'safar')).printed).toMatch(/^version 3 .*\n {2}off: true -> false/);
});

it('a deal is scheduled as a draft, published, and appears on its date', async () => {
  const from = '2099-11-01T00:00:00+05:30';
  const change = ['rows', 'change', 'flashDeals', 'for-ever', '--set', `liveFrom=${from}`, '--draft'];
  expect((await potli(...change)).printed).toBe('Kept as a draft.');
  expect((await rowsOf('flashDeals', '--state', 'scheduled')).length).toBe(0);
  expect((await potli('rows', 'publish', 'flashDeals', 'for-ever')).code).toBe(0);
  expect(await rowsOf('flashDeals', '--state', 'scheduled')).toMatchObject([
    { key: 'for-ever', liveFrom: new Date(from).toISOString() },
  ]);
  await potli('rows', 'change', 'flashDeals', 'for-ever', '--unset', 'liveFrom');
  expect((await rowsOf('flashDeals', '--state', 'scheduled')).length).toBe(0);
});

it('many rows are shown first, then changed with the count of them', async () => {
  const many = ['rows', 'many', 'stores', '--q', 'apparel kapas', '--set', 'off=true'];
  expect((await potli(...many)).printed).toMatch(/^0 rows change/);
  const each = ['rows', 'many', 'stores', '--keys', 'kapas,safar', '--add', 'categories=travels'];
  const shown = await potli(...each);
  expect(shown.printed).toBe(
    '1 rows change, 1 are so already, 0 cannot be changed.\nNothing was changed: --expect 1 changes them.',
  );
  expect((await potli(...each, '--expect', '1')).printed).toMatch(/Done \(change \d+\)\./);
  expect((await potli('rows', 'many', 'stores', '--set', 'off=true')).code).toBe(2);
});

it('a view names a list, and an export has exactly its rows', async () => {
  await potli('views', 'save', 'stores', 'Dukaan', '--q', 'dukaan');
  const keys = (await rowsOf('stores', '--view', 'dukaan')).map(({ key }) => key);
  expect(keys).toEqual(['anokhi-dukaan']);
  const file = join(dataDir, 'view.csv');
  expect((await potli('export', file, '--kind', 'stores', '--view', 'Dukaan')).printed).toMatch(/^1 rows/);
  expect(readFileSync(file, 'utf8').trim().split('\r\n')[1]).toMatch(/anokhi-dukaan/);
  const log = (await potli('audit', '--action', 'export', '--json')).printed;
  expect((JSON.parse(log) as { after: object }[])[0]?.after).toEqual({ q: 'dukaan', rows: 1 });
  expect((await potli('rows', 'list', 'stores', '--view', 'nothing')).complaints).toBe(
    'There is no view "nothing" of stores. There are: "Dukaan".',
  );
});

it('a raised rate waits; the editor who asked cannot approve it, and another one can', async () => {
  const rates = JSON.stringify([{ appliesTo: 'Everything', percent: 40 }]);
  const asked = await potli('rows', 'change', 'stores', 'kapas', '--set', `rates=${rates}`);
  expect(asked).toMatchObject({ code: 1 });
  const [, id = ''] = /change (\d+)/.exec(asked.printed) ?? [];
  expect((await potli('changes', 'approve', id)).complaints).toBe('Who asks for a change cannot approve it.');
  expect(await shows('kapas', '"40%"')).toBe(false);
  const admin = await joinAdmin(apiHost);
  expect((await admin.send('POST', `/admin/catalogue-changes/${id}/decide`, { approves: true })).status).toBe(200);
  expect((await potli('rows', 'show', 'stores', 'kapas')).printed).toContain('"percent":40');
});

it('a newer version than the one that was read is not overwritten', async () => {
  const set = (title: string, ...more: string[]) =>
    potli('rows', 'change', 'stores', 'safar', '--set', `storeTitle=${title}`, ...more);
  const [row] = await rowsOf('stores', '--q', 'safar');
  await set('Theirs');
  const refused = await set('Mine', '--version', String(row?.version));
  expect(refused.complaints).toMatch(/^storeTitle: Was changed meanwhile by cli:/);
  expect(await shows('safar', 'Theirs')).toBe(true);
});

it.each([
  [['rows', 'list', 'shops'], 'There is no kind "shops"'],
  [['rows', 'list', 'stores', '--state', 'gone'], '--state'],
  [['rows', 'change', 'stores', 'kapas', '--set', 'homeRank=first'], 'homeRank: "first" is not a number'],
  [['rows', 'change', 'stores', 'kapas', '--set', 'title=x'], 'There is no field "title"'],
  [['rows', 'change', 'stores', 'kapas'], '"rows change" takes --set or --unset.'],
  [['rows', 'move', 'banners', 'main-1', 'left'], 'takes up or down'],
  [['views', 'save', 'stores', 'Half', '--hide', 'a b'], '--hide'],
  [['changes', 'approve'], '"changes" takes'],
])('%j is refused in words, with the help of the command', async (args, words) => {
  const refused = await potli(...args);
  expect(refused).toMatchObject({ code: 2, printed: '' });
  expect(refused.complaints).toContain(words);
});

it('a store is added with its fields, and refused in words where they do not fit', async () => {
  const { rates: _rates, ...texts } = sampleStore('sona');
  const set = Object.entries(texts).flatMap(([field, value]) => [
    '--set',
    `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ]);
  const wrong = await potli('rows', 'add', 'stores', ...set, '--set', 'rates=[{"percent":5}]');
  expect(wrong).toMatchObject({ code: 1, complaints: expect.stringContaining('rates[0].appliesTo') as unknown });
  expect((await potli('rows', 'add', 'stores', ...set, '--set', 'rates=[{"appliesTo":"All","percent":5}]')).code).toBe(
    0,
  );
  expect(await shows('sona', '"5%"')).toBe(true);
});

it('a link that leads nowhere is found at once, and listed after the second look', async () => {
  expect(await potli('links', 'check')).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/LINK_CHECK is off/) as string,
  });
  // videos are on sites of the internet, which no test asks; an address of this machine is never asked, and examples are not
  await potli('rows', 'many', 'videos', '--all', '--set', 'off=true', '--expect', '2');
  await potli('rows', 'change', 'stores', 'safar', '--set', 'baseUrl=http://127.0.0.1:1/');
  const environment = { DATABASE_URL: apiHost.database.url, DATA_DIR: dataDir, LINK_CHECK: 'on' };
  const found = 'stores safar baseUrl: It leads into a network that shoppers do not reach';
  const look = async () => {
    const { code, printed } = await runPotli(['links', 'check'], environment);
    const count = expect.stringMatching(/^\d+ links were looked at, 1 lead nowhere\.$/) as string;
    expect([code, printed.split('\n')]).toEqual([0, [count, `  ${found}`]]);
    return (await rowsOf('stores', '--problem', 'dead-link')).map(({ key }) => key);
  };
  expect(await look()).toEqual([]);
  expect(await look()).toEqual(['safar']);
});
