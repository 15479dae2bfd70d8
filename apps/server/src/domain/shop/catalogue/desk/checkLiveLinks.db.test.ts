import type { CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import { DEAD_LINK_LOOKS } from '@potli/api/contract/policy';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCard, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { checkLiveLinks } from './checkLiveLinks.ts';
import type { LinkCheck } from './LinkCheck.ts';
import { readDeskRow, readDeskRows } from './readDeskRows.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const BEGIN = new Date('2026-11-02T21:11:00Z');
const night = (count: number) => new Date(BEGIN.getTime() + count * DAY_MS);
const GONE = 'The site answers 404: there is no such page';

let asked: string[] = [];
/** Addresses that lead nowhere, and those that the check has no time for. */
let dead: string[] = [];
let unchecked: string[] = [];
const check: LinkCheck = (addresses) => {
  asked = [...addresses];
  return Promise.resolve({ dead: new Map(dead.map((address) => [address, GONE])), unchecked });
};
const look = (at: Date) => checkLiveLinks(database, { check, now: at });

const home = 'https://kapas.example/';
beforeEach(async () => {
  await database.pool.query('delete from catalogue_link');
  [dead, unchecked] = [[], []];
  const report = await importCatalogue(database, {
    version: 1,
    stores: [sampleStore('kapas', { off: false }), sampleStore('hidden', { off: true })],
    offers: [
      sampleOffer('festive', { redirectUrl: 'https://kapas.example/sale' }),
      sampleOffer('over', { liveUntil: '2026-11-01T00:00:00Z' }),
      sampleOffer('to-come', { liveFrom: '2099-11-01T00:00:00Z' }),
    ],
    creditCards: [sampleCard],
    banners: [
      {
        key: 'top',
        sectionName: 'home',
        altText: 'Sale',
        bannerImageUrl: '/b.svg',
        redirectUrl: 'https://sale.example/',
      },
      { key: 'own', sectionName: 'home', altText: 'Stores', bannerImageUrl: '/b.svg', redirectUrl: '/stores' },
    ],
    videos: [
      { key: 'first', contentType: 'MISCELLANEOUS', title: 'First', videoUrl: 'https://youtube.com/watch?v=one' },
    ],
  });
  expect(report.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
});

const listed = async (now: Date) => {
  const query = { pageNumber: 0, pageSize: 50, sort: 'title', problem: 'dead-link' } as const;
  return (await readDeskRows(database.orm, 'stores', query, now)).rows.map(
    ({ key, linkDeadSince }: CatalogueRowSummary) => `${key} ${linkDeadSince}`,
  );
};
const row = (now: Date) => readDeskRow(database.orm, { kind: 'stores', key: 'kapas' }, now);

it('looks at each link of what is live to another site, once, and at no picture', async () => {
  expect(await look(night(0))).toEqual({ looked: 7, left: 0, dead: [] });
  expect(asked.toSorted()).toEqual([
    'https://kapas.example/',
    'https://kapas.example/?ref={clickId}',
    'https://kapas.example/sale',
    'https://nandi.example/',
    'https://nandi.example/apply?ref={clickId}',
    'https://sale.example/',
    'https://youtube.com/watch?v=one',
  ]);
});

it('a link is called dead once it was dead at so many looks in a row, since the first of them', async () => {
  dead = [home];
  for (let looks = 1; looks < DEAD_LINK_LOOKS; looks += 1) await look(night(looks));
  expect(await listed(night(DEAD_LINK_LOOKS))).toEqual([]);
  expect(await row(night(DEAD_LINK_LOOKS))).toMatchObject({ linkDeadSince: null, deadLinks: [] });
  const found = await look(night(DEAD_LINK_LOOKS));
  expect(found.dead).toEqual([{ kind: 'stores', key: 'kapas', field: 'baseUrl', address: home, reason: GONE }]);
  const since = night(1).toISOString();
  expect(await listed(night(3))).toEqual([`kapas ${since}`]);
  expect(await row(night(3))).toMatchObject({
    linkDeadSince: since,
    deadLinks: [{ field: 'baseUrl', reason: GONE, since, lookedAt: night(DEAD_LINK_LOOKS).toISOString() }],
  });
});

it('a link that answers in between is dead only after as many looks again', async () => {
  for (const [count, links] of [[home], [], [home]].entries()) {
    dead = links;
    await look(night(count));
  }
  expect(await listed(night(3))).toEqual([]);
  await look(night(4));
  expect(await listed(night(5))).toEqual([`kapas ${night(2).toISOString()}`]);
});

it('what an editor corrects or takes off is listed no more, at once', async () => {
  dead = [home];
  await look(night(1));
  await look(night(2));
  const change = (fields: object) => importCatalogue(database, { version: 1, stores: [sampleStore('kapas', fields)] });
  await change({ off: true });
  expect(await listed(night(3))).toEqual([]);
  expect(await row(night(3))).toMatchObject({ linkDeadSince: null, deadLinks: [] });
  await change({ off: false, baseUrl: 'https://kapas.example/new' });
  expect(await listed(night(3))).toEqual([]);
  await look(night(3));
  const { rows } = await database.pool.query("select address from catalogue_link where key = 'kapas' order by field");
  expect(rows).toEqual([{ address: 'https://kapas.example/new' }, { address: 'https://kapas.example/?ref={clickId}' }]);
});

it('what was not looked at stays as it was known, and is first the next time, after what was dead', async () => {
  dead = [home];
  await look(night(1));
  unchecked = [home, 'https://sale.example/'];
  expect(await look(night(2))).toMatchObject({ looked: 5, left: 2, dead: [] });
  unchecked = [];
  await look(night(3));
  expect(asked.slice(0, 2)).toEqual([home, 'https://sale.example/']);
  expect(await listed(night(4))).toEqual([`kapas ${night(1).toISOString()}`]);
});

it('a row that is deleted while its link is looked at leaves nothing', async () => {
  const removing: LinkCheck = async (addresses) => {
    await database.pool.query("delete from catalogue_row where kind = 'banners' and key = 'top'");
    return check(addresses);
  };
  await checkLiveLinks(database, { check: removing, now: night(1) });
  const { rows } = await database.pool.query("select key from catalogue_link where kind = 'banners'");
  expect(rows).toEqual([]);
});
