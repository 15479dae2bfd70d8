import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import { type WarningKind, warningKinds } from '@potli/api/contract/adminImport';
import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { demoCatalogue } from '@potli/api/fixtures';
import { tableHead, tableLine } from '@potli/api/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Queries } from '../../../../db/database.ts';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCatalogue, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { isWholeRun } from '../../../../testing/wholeRun.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { createImportService } from './createImportService.ts';
import { exportRows } from './exportRows.ts';
import { type LinkCheck, noLinkCheck } from './LinkCheck.ts';
import { loadFile } from './loadFile.ts';
import { makeChange } from './makeChange.ts';

const database = await createTestDatabase();
beforeAll(async () => {
  await importCatalogue(database, sampleCatalogue());
  await importCatalogue(database, { version: 1, stores: [sampleStore('known', { network: 'admitad-in' })] });
});
afterAll(() => database.close());

const options = {
  who: 'cli:test',
  now: new Date('2026-11-20T06:00:00Z'),
  dryRun: false,
  limitPercent: 50,
  confirmed: [] as readonly WarningKind[],
  checkLinks: noLinkCheck,
};
const load = (document: object, more: Partial<typeof options> = {}, shop: Pick<Database, 'orm'> = database) =>
  loadFile(shop, { text: JSON.stringify({ version: 1, ...document }), kind: undefined }, { ...options, ...more });

async function exported(shop: Pick<Database, 'orm'>): Promise<Record<string, CatalogueFields[]>> {
  const lists: Record<string, CatalogueFields[]> = {};
  for (const kind of catalogueKinds) {
    lists[kind] = [];
    for await (const row of exportRows(shop.orm, kind)) lists[kind].push(row);
  }
  return lists;
}

const rate = { appliesTo: 'Everything', percent: 5 };

it.each([
  ['a loss', sampleStore('kapas-2', { rates: [{ ...rate, percent: 12, commission: { percent: 3 } }] }), '12 %'],
  ['a network that nobody knows', sampleStore('kapas-2', { network: 'admitad-inn' }), 'Is it "admitad-in"?'],
  ['no click id', sampleStore('kapas-2', { redirectionUrl: 'https://kapas.example/?subid={clikid}' }), '{clikid}'],
  ['a slip of the decimal point', sampleStore('known', { rates: [{ ...rate, percent: 50 }] }), 'decimal point'],
])('%s has to be confirmed', async (_name, store, message) => {
  const report = await load({ stores: [store] });
  expect(report.outcome).toBe('unconfirmed');
  expect(JSON.stringify(report.rows.map(({ warnings }) => warnings.map(({ reason }) => reason)))).toContain(
    message.replaceAll('"', '\\"'),
  );
});

it('a link that leads nowhere has to be confirmed, and is not asked again', async () => {
  const asked: string[] = [];
  const checkLinks: LinkCheck = (addresses) => {
    asked.push(...addresses);
    const dead = new Map([['https://gone.example/', 'There is no such site']]);
    return Promise.resolve({ dead, unchecked: ['one', 'two', 'three'] });
  };
  const stores = [sampleStore('gone', { baseUrl: 'https://gone.example/' })];
  const report = await load({ stores }, { checkLinks });
  expect(asked).toEqual(['https://gone.example/', 'https://gone.example/?ref={clickId}']);
  expect(report).toMatchObject({
    outcome: 'unconfirmed',
    uncheckedLinks: 3,
    warnings: [{ kind: 'dead-link', first: [{ path: 'stores[0].baseUrl', reason: 'There is no such site' }] }],
  });
  expect((await load({ stores }, { checkLinks, confirmed: ['dead-link'] })).outcome).toBe('loaded');
  asked.length = 0;
  const again = [{ ...stores[0], storeTitle: 'Another title' }];
  expect((await load({ stores: again }, { checkLinks })).outcome).toBe('loaded');
  expect(asked).toEqual([]);
});

it('an editor publishes what had a dead link only with its confirmation, also when the site is back', async () => {
  let dead = new Map([['https://shut.example/', 'There is no such site']]);
  const { importFile } = createImportService({
    orm: database.orm,
    limitPercent: 50,
    checkLinks: () => Promise.resolve({ dead, unchecked: [] }),
  });
  const once = <Answer>(work: (queries: Queries) => Promise<Answer>) => database.orm.transaction(work);
  const maker = { who: 'member:1', memberId: 1n, action: 'importCatalogueFile' };
  const text = JSON.stringify({ version: 1, stores: [sampleStore('shut', { baseUrl: 'https://shut.example/' })] });
  const ask = (more: object) => importFile({ text, confirmed: [], ...more } as never, maker, once as never);
  const { seen, warnings, warned } = await ask({});
  expect([warned, warnings[0]?.kind]).toEqual([1, 'dead-link']);
  dead = new Map();
  await expect(ask({ seen })).rejects.toThrow('confirmed: Lacks "dead-link"');
  expect((await ask({ seen, confirmed: ['dead-link'] })).outcome).toBe('applied');
});

it('a date in the past and a place that no page has have to be confirmed', async () => {
  const banner = {
    key: 'b',
    sectionName: 'home-mainn',
    bannerImageUrl: '/b.svg',
    redirectUrl: '/stores',
    altText: 'B',
  };
  const offers = [sampleOffer('late', { expiryDate: '2026-11-14T00:00:00Z' })];
  const { outcome, rows } = await load({ offers, banners: [banner] });
  expect(outcome).toBe('unconfirmed');
  expect(rows.map(({ warnings }) => warnings[0]?.path)).toEqual(['offers[0].expiryDate', 'banners[0].sectionName']);
  // each kind by itself
  expect((await load({ offers, banners: [banner] }, { confirmed: ['past-date'] })).outcome).toBe('unconfirmed');
});

it('a rate that is raised above the limit makes the whole file wait for a second person', async () => {
  await load({ stores: [sampleStore('modest', { rates: [rate] })] });
  const stores = [sampleStore('modest', { rates: [{ ...rate, percent: 9 }] }), sampleStore('beside')];
  expect(await load({ stores }, { dryRun: true })).toMatchObject({
    outcome: 'shown',
    changeId: null,
    reasons: [expect.stringContaining('from 5 % to 9 %')],
  });
  const { outcome, changeId } = await load({ stores });
  expect(outcome).toBe('waiting');
  expect((await exported(database)).stores?.map(({ urlSlug }) => urlSlug)).not.toContain('beside');
  const editor = { who: 'member:1', memberId: 1n, action: 'decideCatalogueChange' };
  const once = (write: (queries: Queries) => Promise<ChangeResult>) => database.orm.transaction(write);
  await makeChange(options.limitPercent).decide({ id: String(changeId), approves: true }, editor, once as never);
  const made = (await exported(database)).stores ?? [];
  expect(made.find(({ urlSlug }) => urlSlug === 'modest')).toMatchObject({ rates: [{ percent: 9 }] });
  expect(made.map(({ urlSlug }) => urlSlug)).toContain('beside');
});

it('what is confirmed is loaded, and is not asked again', async () => {
  const document = { offers: [sampleOffer('past', { expiryDate: '2026-11-14T00:00:00Z' })] };
  expect((await load(document, { dryRun: true, confirmed: warningKinds })).outcome).toBe('shown');
  expect((await load(document, { confirmed: warningKinds })).outcome).toBe('loaded');
  expect(await load(document)).toMatchObject({ outcome: 'unchanged', rows: [{ outcome: 'unchanged', warnings: [] }] });
});

it('a table changes the columns that it has, and says the line of a row that it cannot read', async () => {
  const text = 'urlSlug,storeTitle,homeRank\nknown,जूते ₹500,\nother,Title,first\n';
  const report = await loadFile(database, { text, kind: 'stores' }, options);
  expect(report.totals.stores).toEqual({ added: 0, changed: 1, unchanged: 0, refused: 1 });
  expect(report.rows.map(({ path }) => path)).toEqual(['line 3', 'line 2']);
  expect(report.rows[1]?.fields).toEqual([{ field: 'storeTitle', before: 'known cashback', after: 'जूते ₹500' }]);
  const stores = (await exported(database)).stores ?? [];
  expect(stores.find(({ urlSlug }) => urlSlug === 'known')).toMatchObject({
    storeTitle: 'जूते ₹500',
    network: 'admitad-in',
  });
});

it('an export fills an empty shop, whose export is equal: as a document and as tables', async () => {
  const [first, second] = [await createTestDatabase(), await createTestDatabase()];
  await importCatalogue(first, isWholeRun ? demoCatalogue : sampleCatalogue(), options.now);
  const whole = await exported(first);
  await load(whole, { confirmed: warningKinds }, second);
  expect(await exported(second)).toEqual(whole);
  const third = await createTestDatabase();
  for (const kind of catalogueKinds) {
    const text = tableHead(kind) + (whole[kind] ?? []).map((row) => tableLine(kind, row)).join('');
    const report = await loadFile(third, { text, kind }, { ...options, confirmed: warningKinds });
    expect(report.rows.flatMap(({ problems }) => problems)).toEqual([]);
  }
  expect(await exported(third)).toEqual(whole);
  await Promise.all([first, second, third].map((shop) => shop.close()));
});

it('a file of any size is one change with one undo, and names the row that is there twice', async () => {
  // five pieces, or more than one statement can take in its time
  const count = isWholeRun ? 70_000 : 1_000;
  const made = (title: string) =>
    Array.from({ length: count }, (_, n) => sampleStore(`many-${n}`, { storeTitle: title }));
  const first = await load({ stores: [...made('First'), sampleStore('many-1')] });
  expect(first.totals.stores).toMatchObject({ added: count, refused: 1 });
  expect(first.rows.at(-1)?.problems[0]?.reason).toBe('Is the same as that of stores[1]');
  await load({ stores: made('Second') });
  const titles = async () => {
    const counted = `select store_title as title, count(*)::int as stores from store where url_slug like 'many-%' group by 1`;
    return (await database.pool.query(counted)).rows as unknown[];
  };
  expect(await titles()).toEqual([{ title: 'Second', stores: count }]);
  const { rows } = await database.pool.query<{ id: string; rows: number }>(
    'select id, rows from catalogue_change order by id desc limit 1',
  );
  expect(rows[0]?.rows).toBe(count);
  const maker = { who: 'cli:test', memberId: null, action: 'changes undo' };
  await makeChange(50).undo(rows[0]?.id ?? '', maker, (write) => database.orm.transaction(write));
  expect(await titles()).toEqual([{ title: 'First', stores: count }]);
}, 1_800_000);
