import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import { MINUTE_MS } from '@potli/api/units/time';
import { afterAll, expect, it } from 'vitest';
import { at, openTestDesk } from '../../../../testing/openTestDesk.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../../testing/sampleMember.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { readNextEdge } from '../read/readNextEdge.ts';

const { apiHost, editor, second, send, rowAt, versionOf, edit, expectSeen, idOf } = await openTestDesk();
afterAll(() => apiHost.close());

it('a row that others name, and one that members used, cannot be deleted', async () => {
  const remove = async (kind: string, key: string) =>
    send(at(kind, key, '/delete'), { version: await versionOf(kind, key) });
  expect((await remove('categories', 'apparel')).status).toBe(409);
  expect((await remove('stores', 'kapas')).answer.errors[0]).toMatch(
    /^"kapas" cannot be deleted: ".+ would lead to nothing/,
  );
  await send(at('stores'), { fields: sampleStore('clicked') });
  await editor.send('POST', `/click/${await idOf('clicked')}?clickSource=STORE`, sampleDevice);
  expect((await remove('stores', 'clicked')).answer.errors[0]).toContain('members have clicks of it');
});

it('a row goes up and down among those beside it, as visitors see them, by one change that can be undone', async () => {
  const shown = async (path: string, pattern: RegExp) =>
    [...(await (await apiHost.call(path)).text()).matchAll(pattern)].map(([, key]) => key);
  const banner = (key: string, rank: number, sectionName = 'home-order') => ({
    key,
    altText: key,
    rank,
    sectionName,
    bannerImageUrl: '/b.svg',
    redirectUrl: `/${key}`,
  });
  const banners = [banner('zebra', 0), banner('apple', 0), banner('mango', 0), banner('elsewhere', 0, 'home-other')];
  const stores = [sampleStore('unplaced')];
  await importCatalogue(apiHost.database, { version: 1, banners, stores });
  const visible = () => shown('/home-page-banners', /"redirectUrl":"\/(zebra|apple|mango)"/g);
  const move = (kind: string, key: string, direction: string) => send(at(kind, key, '/move'), { direction });
  expect((await move('banners', 'mango', 'up')).answer.outcome).toBe('applied');
  await expect.poll(visible).toEqual(['zebra', 'mango', 'apple']);
  const inOrder = (await (
    await editor.get('/admin/catalogue/banners?sort=order&pageSize=50')
  ).json()) as CatalogueRow[];
  expect(inOrder.filter(({ place }) => place === 'home-order').map(({ key }) => key)).toEqual([
    'zebra',
    'mango',
    'apple',
  ]);
  expect((await move('banners', 'zebra', 'up')).answer.outcome).toBe('unchanged');
  const { answer } = await move('banners', 'zebra', 'down');
  await expect.poll(visible).toEqual(['mango', 'zebra', 'apple']);
  await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {});
  await expect.poll(visible).toEqual(['zebra', 'mango', 'apple']);

  const slugs = () => shown('/categories', /"urlSlug":"([\w-]+)"/g);
  const before = await slugs();
  const last = before.at(-1) as string;
  await move('categories', last, 'up');
  const after = [...before.slice(0, -2), last, before.at(-2)];
  await expect.poll(slugs).toEqual(after);
  // a change of many is no document, whose order would count
  await send(at('categories', undefined, '/many'), { filter: {}, fields: { off: true }, expected: before.length });
  await send(at('categories', undefined, '/many'), { filter: {}, fields: { off: false }, expected: before.length });
  await expect.poll(slugs).toEqual(after);

  expect((await move('stores', 'unplaced', 'up')).answer.errors[0]).toContain('homeRank');
  expect((await move('giftCards', 'kapas-gift', 'up')).answer.errors[0]).toContain('no order');
});

it('a view is stored under a name that no other view of the list has, for all editors', async () => {
  const views = at('offers', undefined, '/views');
  const search = { q: 'diwali', state: 'scheduled', sort: '-changed', hide: 'key,changed' };
  expect((await send(views, { name: 'Diwali', search })).status).toBe(200);
  expect((await send(views, { name: 'diwali', search: {} })).status).toBe(409);
  expect((await send(views, { name: 'Holi', search: { stats: 'off' } })).status).toBe(400);
  expect(await (await second.get(views)).json()).toMatchObject([{ name: 'Diwali', search }]);
  expect(await (await second.get(at('stores', undefined, '/views'))).json()).toEqual([]);
});

it('an offer of a store that is off is not shown, and a click on either leads nowhere', async () => {
  await edit('stores', 'kapas', { off: true });
  await expectSeen({ path: '/flashdeals/paginated?pageSize=250', shows: '"ends-soon"' }, false);
  const click = await editor.send('POST', `/click/${await idOf('kapas')}?clickSource=STORE`, sampleDevice);
  expect(click.status).toBe(404);
  await edit('stores', 'kapas', { off: false });
});

it('an import leaves what is off, off', async () => {
  await edit('stores', 'safar', { off: true });
  await importCatalogue(apiHost.database, {
    version: 1,
    stores: [sampleStore('safar', { storeTitle: 'Loaded again' })],
  });
  expect(await rowAt('stores', 'safar')).toMatchObject({ state: 'off', row: { storeTitle: 'Loaded again' } });
});

it('the next edge is the first of all dates', async () => {
  const soon = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
  await edit('banners', 'main-1', { liveUntil: soon });
  expect((await readNextEdge(apiHost.database.orm, new Date()))?.toISOString()).toBe(soon);
});
