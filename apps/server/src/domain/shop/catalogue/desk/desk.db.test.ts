import type { CatalogueFields, CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import { type CatalogueKindName, catalogueKinds, kindFields } from '@potli/api/contract/catalogueKinds';
import { fieldsOf } from '@potli/api/contract/fieldShape';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../../../../testing/joinMember.ts';
import { sampleCatalogue, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { sampleDevice } from '../../../../testing/sampleMember.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { readNextEdge } from '../read/readNextEdge.ts';

let apiHost: TestHost;
let editor: TestMember;
let second: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  editor = await joinStaff(apiHost, 'EDITOR');
  second = await joinStaff(apiHost, 'ADMIN');
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(() => apiHost.close());

type Answer = ChangeResult & { errors: string[] };

const at = (kind: string, key?: string, call = '') =>
  `/admin/catalogue/${kind}${key === undefined ? '' : `/rows/${encodeURIComponent(key)}`}${call}`;

async function send(path: string, body?: object, as = editor): Promise<{ status: number; answer: Answer }> {
  const response = await as.send('POST', path, body);
  return { status: response.status, answer: (await response.json()) as Answer };
}

const rowAt = async (kind: string, key: string) => (await (await editor.get(at(kind, key))).json()) as CatalogueRow;

const versionOf = async (kind: string, key: string) => (await rowAt(kind, key)).version;

async function edit(kind: string, key: string, fields: object, more: object = {}) {
  return send(at(kind, key), { version: await versionOf(kind, key), fields, ...more });
}

const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** What of a row a call answers. */
interface Place {
  path: string;
  shows: string;
  /** Only members get it. */
  asMember?: true;
}

/** Where a visitor finds a row of each kind, and what of it they find. */
const seen: Record<CatalogueKindName, Place & { key: string }> = {
  categories: { key: 'travels', path: '/categories', shows: '"travels"' },
  stores: { key: 'safar', path: '/stores/paginated?pageSize=250', shows: '"safar"' },
  flashDeals: { key: 'for-ever', path: '/flashdeals/paginated?pageSize=250', shows: '"for-ever"' },
  offers: { key: 'festive', path: '/offers/paginated?pageSize=250', shows: '"festive"' },
  creditCards: { key: 'sona-card', path: '/credit-cards/paginated?pageSize=250', shows: '"sona-card"' },
  giftCards: { key: 'kapas-gift', path: '/giftcard/paginated?pageSize=250', shows: '"kapas-gift"' },
  banners: { key: 'side-1', path: '/home-page-banners', shows: '"home-side"' },
  homeSections: { key: 'weekend', path: '/home-sections', shows: '"Weekend picks"' },
  searchWords: { key: 'zubaan', path: '/stores/search?storeName=zubaan', shows: '"kapas"' },
  faqs: { key: 'when', path: '/faqs', shows: 'When is it mine?' },
  videos: { key: 'first-order', path: '/user-dashboard', shows: 'https://vimeo.com/101', asMember: true },
  texts: { key: 'refund-policy', path: '/texts/refund-policy', shows: 'Refunds of Sample' },
};

const isSeen = async ({ path, shows, asMember }: Place) =>
  (await (await (asMember ? editor.get(path) : apiHost.call(path))).text()).includes(shows);

/** Caches hear of a change a moment after it. */
const expectSeen = (what: Place, is: boolean) => expect.poll(() => isSeen(what), { interval: 20 }).toBe(is);

const isPage = (slug: string) => ({ path: `/stores/slug/${slug}`, shows: `"urlSlug":"${slug}"` });

describe.each(catalogueKinds)('a row of %s', (kind) => {
  const what = seen[kind];

  it('is taken off and put back, appears and vanishes on a date, and tells how it changed', async () => {
    if (kind === 'searchWords') await send(at(kind), { fields: { word: 'zubaan', means: ['apparel'] } });
    await expectSeen(what, true);
    const first = await versionOf(kind, what.key);
    expect(await edit(kind, what.key, { off: true })).toMatchObject({ answer: { outcome: 'applied' } });
    await expectSeen(what, false);
    expect((await rowAt(kind, what.key)).state).toBe('off');

    const { answer } = await edit(kind, what.key, { off: false });
    await expectSeen(what, true);
    await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {});
    await expectSeen(what, false);

    await edit(kind, what.key, { off: false, liveFrom: later(1), liveUntil: later(2) });
    expect((await rowAt(kind, what.key)).state).toBe('scheduled');
    expect(await isSeen(what)).toBe(false);
    const soon = Date.now() + 900;
    await edit(kind, what.key, {
      liveFrom: new Date(soon).toISOString(),
      liveUntil: new Date(soon + 900).toISOString(),
    });
    expect(await isSeen(what)).toBe(false);
    await expectSeen(what, true);
    expect(Date.now()).toBeGreaterThanOrEqual(soon);
    await expectSeen(what, false);
    expect((await rowAt(kind, what.key)).state).toBe('ended');
    await edit(kind, what.key, { liveFrom: null, liveUntil: null });
    await expectSeen(what, true);

    const versions = (await (await editor.get(`${at(kind, what.key, '/versions')}?pageSize=50`)).json()) as {
      version: number;
      fields: { field: string }[];
    }[];
    expect(versions.map(({ version }) => version)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].slice(first - 1).map((n) => n + first - 1),
    );
    expect(versions.at(-2)?.fields).toEqual([{ field: 'off', before: false, after: true }]);
  });

  it('keeps the changes of two editors of two fields, and refuses the second on one field', async () => {
    const held = await rowAt(kind, what.key);
    const fields = Object.keys(held.row ?? {}).filter(
      (field) => field !== kindFields[kind].key && changed(kind, held.row, field),
    );
    for (const [index, one] of fields.entries()) {
      const before = await rowAt(kind, what.key);
      const other = fields[(index + 1) % fields.length] as string;
      const made = { [one]: changed(kind, before.row, one) };
      const theirs = { [other]: changed(kind, before.row, other) };
      const of = (change: object) => ({ version: before.version, fields: change });
      expect((await send(at(kind, what.key), of(made))).status, one).toBe(200);
      if (other === one) continue;
      expect((await send(at(kind, what.key), of(theirs), second)).status, other).toBe(200);
      expect((await rowAt(kind, what.key)).row).toMatchObject({ ...made, ...theirs });
      const refused = await send(at(kind, what.key), of(made), second);
      expect(refused.status, one).toBe(409);
      expect(refused.answer.errors).toEqual([`${one}: Was changed meanwhile by member:${second.id}`]);
    }
  });

  it('cannot get another key, and no field that there is not', async () => {
    const { key } = kindFields[kind];
    expect((await edit(kind, what.key, { [key]: 'another' })).answer.errors[0]).toBe(
      `${key}: Cannot be changed: links lead to it`,
    );
    expect((await edit(kind, what.key, { offf: true })).status).toBe(400);
  });
});

/** Another value of a field that a row may have; undefined for fields whose values have to fit others. */
function changed(kind: CatalogueKindName, row: CatalogueFields | null, field: string): unknown {
  const value = row?.[field];
  const { shape } = fieldsOf(rowSchemas[kind].shape).find(({ name }) => name === field) ?? {};
  if (shape?.type === 'choice') return shape.options.find((option) => option !== value);
  if (shape?.type === 'instant') return typeof value === 'string' ? later(300) : undefined;
  const text = typeof value === 'string' && !/url$/i.test(field) && value !== '' && field !== 'couponCode';
  if (text) return `${value} +`;
  if (field === 'rank' || field === 'homeRank') return Number(value) + 1;
  if (field === 'maxCount') return Number(value) > 1 ? Number(value) - 1 : 2;
  return undefined;
}

let shops = 0;

/** A store in a state, with an earlier version where it was published. */
async function storeIn(state: 'live' | 'draft' | 'scheduled' | 'off'): Promise<string> {
  shops += 1;
  const slug = `cell-${shops}`;
  const row = sampleStore(slug, { storeTitle: 'First' });
  if (state === 'draft') {
    await send(at('stores'), { fields: { ...row, liveFrom: later(1) }, asDraft: true });
    return slug;
  }
  await send(at('stores'), { fields: row });
  const state2 = { live: {}, scheduled: { liveFrom: later(1) }, off: { off: true } }[state];
  await edit('stores', slug, { storeTitle: 'Second', ...state2 });
  return slug;
}

const ACTIONS = {
  edit: (slug: string, state: string) => edit('stores', slug, { storeTitle: 'Third' }, { asDraft: state === 'draft' }),
  publish: async (slug: string) => {
    await edit('stores', slug, { storeTitle: 'Third' }, { asDraft: true });
    return send(at('stores', slug, '/publish'), {});
  },
  'restore old': async (slug: string) =>
    send(at('stores', slug, '/restore'), { version: await versionOf('stores', slug), restored: 1 }),
  'restore as draft': async (slug: string) =>
    send(at('stores', slug, '/restore'), { version: await versionOf('stores', slug), restored: 1, asDraft: true }),
  unschedule: (slug: string, state: string) => edit('stores', slug, { liveFrom: null }, { asDraft: state === 'draft' }),
  delete: async (slug: string) => send(at('stores', slug, '/delete'), { version: await versionOf('stores', slug) }),
};

/** The title that visitors see after an action, null where they see nothing; and its status where it is refused. */
const CELLS: Record<'live' | 'draft' | 'scheduled' | 'off', Record<keyof typeof ACTIONS, string | null | number>> = {
  live: {
    edit: 'Third',
    publish: 'Third',
    'restore old': 'First',
    'restore as draft': 'Second',
    unschedule: 'Second',
    delete: null,
  },
  draft: { edit: null, publish: null, 'restore old': 404, 'restore as draft': 404, unschedule: null, delete: null },
  scheduled: {
    edit: null,
    publish: null,
    'restore old': null,
    'restore as draft': null,
    unschedule: 'Second',
    delete: null,
  },
  off: { edit: null, publish: null, 'restore old': null, 'restore as draft': null, unschedule: null, delete: null },
};

describe.each(Object.keys(CELLS) as (keyof typeof CELLS)[])('a store that is %s', (state) => {
  it.each(Object.entries(CELLS[state]) as [keyof typeof ACTIONS, string | null | number][])(
    'after %s shows %s',
    async (action, expected) => {
      const slug = await storeIn(state);
      await expectSeen(isPage(slug), state === 'live');
      const { status } = await ACTIONS[action](slug, state);
      expect(status).toBe(typeof expected === 'number' ? expected : 200);
      const title = typeof expected === 'string' ? { path: `/stores/slug/${slug}`, shows: `"${expected}"` } : undefined;
      await (title ? expectSeen(title, true) : expectSeen(isPage(slug), false));
    },
  );
});

function withRates(rates: object[]) {
  shops += 1;
  return sampleStore(`rated-${shops}`, { rates: rates as never });
}

describe('rates', () => {
  it('above the limit wait for somebody else', async () => {
    const store = withRates([{ appliesTo: 'Everything', percent: 4, commission: { percent: 20 } }]);
    await send(at('stores'), { fields: store });
    const { answer } = await edit('stores', store.urlSlug, {
      rates: [{ appliesTo: 'Everything', percent: 7, commission: { percent: 20 } }],
    });
    expect(answer).toMatchObject({
      outcome: 'waiting',
      reasons: ['"Everything" is raised from 4 % to 7 %, by more than 50 %'],
    });
    const page = { path: `/stores/slug/${store.urlSlug}`, shows: '"7%"' };
    const decide = `/admin/catalogue-changes/${answer.changeId}/decide`;
    expect((await rowAt('stores', store.urlSlug)).waiting).toEqual([answer.changeId]);
    expect((await send(decide, { approves: true })).status).toBe(403);
    expect(await isSeen(page)).toBe(false);
    expect((await send(decide, { approves: true }, second)).answer.outcome).toBe('applied');
    await expectSeen(page, true);
    expect((await send(decide, { approves: true }, second)).status).toBe(409);
  });

  it('that pay more than the network are refused', async () => {
    const store = withRates([{ appliesTo: 'Everything', percent: 4, commission: { percent: 5 } }]);
    await send(at('stores'), { fields: store });
    expect((await rowAt('stores', store.urlSlug)).margins).toMatchObject([{ margin: 1 }]);
    const rates = [{ appliesTo: 'Everything', percent: 5.5, commission: { percent: 5 } }];
    expect((await edit('stores', store.urlSlug, { rates })).answer.errors).toEqual([
      'rates: "Everything" pays 5.5 %, and the network pays 5 %',
    ]);
  });

  it('begin on their date, without a job, and clicks of before keep theirs', async () => {
    const store = withRates([{ appliesTo: 'Everything', percent: 4 }]);
    await send(at('stores'), { fields: store });
    const from = new Date(Date.now() + 1_500).toISOString();
    await edit('stores', store.urlSlug, { nextRates: { from, rates: [{ appliesTo: 'Everything', percent: 5 }] } });
    const shows = (rate: string) => ({ path: `/stores/slug/${store.urlSlug}`, shows: `"${rate}"` });
    await expectSeen(shows('4%'), true);
    const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from store where url_slug = $1', [
      store.urlSlug,
    ]);
    await editor.send('POST', `/click/${rows[0]?.id}?clickSource=STORE`, sampleDevice);
    await expectSeen(shows('5%'), true);
    const { rateVersions } = await rowAt('stores', store.urlSlug);
    expect(rateVersions.map(({ isCurrent, clicks }) => [isCurrent, clicks])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });
});

it('a row that others name, and one that members used, cannot be deleted', async () => {
  const remove = async (kind: string, key: string) =>
    send(at(kind, key, '/delete'), { version: await versionOf(kind, key) });
  expect((await remove('categories', 'apparel')).status).toBe(409);
  expect((await remove('stores', 'kapas')).answer.errors[0]).toMatch(
    /^"kapas" cannot be deleted: ".+ would lead to nothing/,
  );
  await send(at('stores'), { fields: sampleStore('clicked') });
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'clicked'`);
  await editor.send('POST', `/click/${rows[0]?.id}?clickSource=STORE`, sampleDevice);
  expect((await remove('stores', 'clicked')).answer.errors[0]).toContain('members have clicks of it');
});

it('many rows are taken off by a filter, as one change, and put back by one', async () => {
  const stores = Array.from({ length: 300 }, (_, index) =>
    sampleStore(`bulk-${index}`, { rates: [{ appliesTo: 'All', percent: 2 }] }),
  );
  await importCatalogue(apiHost.database, { version: 1, stores });
  const many = { filter: { q: 'bulk-' }, fields: { off: true } };
  const preview = await send(at('stores', undefined, '/many'), many);
  expect(preview.answer).toMatchObject({ changes: 300, unchanged: 0, refused: 0, changeId: null });
  expect((await send(at('stores', undefined, '/many'), { ...many, expected: 299 })).status).toBe(409);
  const { answer } = await send(at('stores', undefined, '/many'), { ...many, expected: 300 });
  await expectSeen(isPage('bulk-7'), false);
  const off = await editor.get('/admin/catalogue/stores?q=bulk-&state=off');
  expect(off.headers.get('x-total-count')).toBe('300');
  expect((await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {})).status).toBe(200);
  await expectSeen(isPage('bulk-7'), true);
  expect((await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {})).status).toBe(409);
});

it('one field of many rows is set as one change: what it cannot fit is listed, a raise waits, one undo', async () => {
  const commission = { percent: 20 };
  const rates = [
    { appliesTo: 'Shoes', percent: 6, commission },
    { appliesTo: 'Everything', percent: 4, isDefault: true, commission },
  ];
  const stores = ['one', 'two'].map((name) => sampleStore(`set-${name}`, { rates, categories: ['apparel'] }));
  const bare = sampleStore('set-bare', { rates: [], programme: { cashback: 'none' } });
  await importCatalogue(apiHost.database, { version: 1, stores: [...stores, bare] });
  const many = (more: object) => send(at('stores', undefined, '/many'), { filter: { q: 'set-' }, ...more });

  const categories = { entries: { field: 'categories', add: ['travels'], remove: ['apparel'] } };
  expect((await many(categories)).answer).toMatchObject({ changes: 3, refused: 0 });
  const { answer: moved } = await many({ ...categories, expected: 3 });
  expect((await rowAt('stores', 'set-two')).row?.categories).toEqual(['travels']);
  await send(`/admin/catalogue-changes/${moved.changeId}/undo`, {});
  expect((await rowAt('stores', 'set-two')).row?.categories).toEqual(['apparel']);

  expect((await many({ entries: { field: 'categories', add: ['nowhere'] } })).answer).toMatchObject({ refused: 3 });
  const raise = { defaultRate: { percent: 9 } };
  const { answer: shown } = await many(raise);
  expect(shown).toMatchObject({ changes: 2, waiting: 2, refused: 1, exceptions: [{ key: 'set-bare' }] });
  const { answer: asked } = await many({ ...raise, expected: 2 });
  await send(`/admin/catalogue-changes/${asked.changeId}/decide`, { approves: true }, second);
  expect((await rowAt('stores', 'set-one')).row?.rates).toMatchObject([{ percent: 6 }, { percent: 9, commission }]);
  expect((await many({ defaultRate: { percent: 21 } })).answer).toMatchObject({ changes: 0, refused: 3 });
  expect((await many({})).status).toBe(400);
});

it('a row goes up and down among those beside it, as visitors see them, by one change that can be undone', async () => {
  const shown = async (path: string, pattern: RegExp) =>
    [...(await (await apiHost.call(path)).text()).matchAll(pattern)].map(([, key]) => key);
  const banner = (key: string, rank: number, sectionName = 'home-order') => ({
    ...{ key, altText: key, rank, sectionName, bannerImageUrl: '/b.svg', redirectUrl: `/${key}` },
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

it('a list is kept under a name that no other view of it has, for all editors', async () => {
  const views = at('offers', undefined, '/views');
  const search = { q: 'diwali', state: 'scheduled', sort: '-changed', hide: 'key,changed' };
  expect((await send(views, { name: 'Diwali', search })).status).toBe(200);
  expect((await send(views, { name: 'diwali', search: {} })).status).toBe(409);
  expect((await send(views, { name: 'Holi', search: { stats: 'off' } })).status).toBe(400);
  expect(await (await second.get(views)).json()).toMatchObject([{ name: 'Diwali', search }]);
  expect(await (await second.get(at('stores', undefined, '/views'))).json()).toEqual([]);
});

it('an offer of a store that is off is not shown, and a click on either leads nowhere', async () => {
  const ids = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  await edit('stores', 'kapas', { off: true });
  await expectSeen({ path: '/flashdeals/paginated?pageSize=250', shows: '"ends-soon"' }, false);
  const click = await editor.send('POST', `/click/${ids.rows[0]?.id}?clickSource=STORE`, sampleDevice);
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
  const soon = later(0.001);
  await edit('banners', 'main-1', { liveUntil: soon });
  expect((await readNextEdge(apiHost.database.orm, new Date()))?.toISOString()).toBe(soon);
});
