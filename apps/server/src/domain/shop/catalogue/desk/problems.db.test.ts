import { type CatalogueRowSummary, RowProblemName } from '@potli/api/contract/adminCatalogue';
import type { CatalogueOverview } from '@potli/api/contract/adminOverview';
import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { problemsOfKind } from '@potli/api/contract/rowProblems';
import { hasPlaceholder } from '@potli/api/link';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { createTestHost, type TestHost } from '../../../../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../../../../testing/joinMember.ts';
import { sampleCard, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { checkLiveLinks } from './checkLiveLinks.ts';
import { problemCondition } from './problemCondition.ts';

const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const FAR = later(90 * DAY_MS);

/** Links with and without a place for the click, as networks write them. */
const links: Record<string, string> = {
  plain: 'https://shop.example/?subid={clickId}',
  short: 'https://shop.example/?subid={short_click_id}',
  encoded: 'https://shop.example/?subid=%7Bclickid%7D',
  nested: 'https://network.example/?to=https%3A%2F%2Fshop.example%2F%3Fs%3D%257BclickId%257D',
  brackets: 'https://shop.example/?subid=[[CLICK_ID]]',
  none: 'https://shop.example/',
  misspelt: 'https://shop.example/?subid={click}',
  bracket: 'https://shop.example/?subid=[clickId]',
};

/** Rows that are as they should be stand beside each that is not. */
const shop: CatalogueDocument = {
  version: 1,
  stores: [
    ...Object.entries(links).map(([name, redirectionUrl]) => sampleStore(`link-${name}`, { redirectionUrl })),
    sampleStore('in-town', { redirectionUrl: 'https://town.example/', isOffline: true }),
    sampleStore('gone-picture', { storeImageUrl: '/api/pictures/gone.png' }),
    sampleStore('own-picture', { storeImageUrl: '/api/pictures/here.png' }),
    sampleStore('link-is-dead', { baseUrl: 'https://gone.example/' }),
    sampleStore('link-was-dead-once', { baseUrl: 'https://away.example/' }),
    sampleStore('offers-only', { rates: [], programme: { cashback: 'none' } }),
    sampleStore('is-off', { off: true }),
    sampleStore('leaves-soon', { liveUntil: later(2 * DAY_MS) }),
    sampleStore('arrives-soon', { liveFrom: later(3 * DAY_MS) }),
    sampleStore('new-rates', { nextRates: { from: later(4 * DAY_MS), rates: [{ appliesTo: 'All', percent: 6 }] } }),
  ],
  flashDeals: [
    sampleOffer('over', { expiresInMinutes: -60 }),
    sampleOffer('over-and-off', { expiresInMinutes: -60, off: true }),
    sampleOffer('over-and-gone', { expiresInMinutes: -60, liveUntil: later(-HOUR_MS) }),
    sampleOffer('hour-left', { expiresInMinutes: 60 }),
  ],
  offers: [
    sampleOffer('dateless'),
    sampleOffer('dated', { expiryDate: FAR }),
    sampleOffer('vanishes', { liveUntil: FAR }),
    sampleOffer('of-hidden-store', { store: 'is-off', expiryDate: FAR }),
    sampleOffer('of-shown-store', { store: 'in-town', expiryDate: FAR }),
  ],
  creditCards: [sampleCard],
};

let apiHost: TestHost;
let editor: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  editor = await joinStaff(apiHost, 'EDITOR');
  await apiHost.database.pool.query(
    `insert into uploaded_file (name, member_id, media_type, byte_count, picture_used_at)
     values ('here.png', $1, 'image/png', 1, now())`,
    [editor.id],
  );
  const report = await importCatalogue(apiHost.database, shop);
  expect(report.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  for (const dead of [['https://gone.example/'], ['https://gone.example/', 'https://away.example/']]) {
    const found = { dead: new Map(dead.map((address) => [address, 'There is no such site'])), unchecked: [] };
    await checkLiveLinks(apiHost.database, { check: () => Promise.resolve(found), now: new Date() });
  }
});
afterAll(() => apiHost.close());

const json = async <T>(path: string) => (await (await editor.get(path)).json()) as T;

async function keysWith(problem: RowProblemName): Promise<string[]> {
  const pages = await Promise.all(
    catalogueKinds.map((kind) =>
      json<CatalogueRowSummary[]>(`/admin/catalogue/${kind}?pageSize=50&problem=${problem}`),
    ),
  );
  return pages
    .flat()
    .map(({ key }) => key)
    .toSorted();
}

it.each<[RowProblemName, string[]]>([
  ['without-click-id', ['link-bracket', 'link-misspelt', 'link-none']],
  ['dead-link', ['link-is-dead']],
  ['without-picture', ['gone-picture']],
  ['hidden-by-store', ['of-hidden-store']],
  ['ended-and-listed', ['over']],
  ['without-rate', ['offers-only']],
  ['without-end', ['dateless']],
  ['ending-soon', ['hour-left', 'leaves-soon']],
])('%s is a problem of %j, and of no other row', async (problem, keys) => {
  expect(await keysWith(problem)).toEqual(keys);
});

it('a link has a place for the click where the contract says so', async () => {
  const without = Object.entries(links).filter(([, link]) => !hasPlaceholder(link));
  expect(await keysWith('without-click-id')).toEqual(without.map(([name]) => `link-${name}`).toSorted());
});

it('the overview counts what the lists show, and says what happens next', async () => {
  const { scheduled, scheduledCount, problems } = await json<CatalogueOverview>('/admin/catalogue-overview');
  expect(scheduled.map(({ key, event }) => `${key} ${event}`)).toEqual([
    'hour-left expires',
    'leaves-soon vanishes',
    'arrives-soon appears',
    'new-rates changes its rates',
  ]);
  expect(scheduledCount).toBe(4);
  for (const problem of RowProblemName.options) {
    const counted = problems.filter((each) => each.problem === problem).reduce((sum, { rows }) => sum + rows, 0);
    expect({ problem, counted }).toEqual({ problem, counted: (await keysWith(problem)).length });
  }
});

it('no row has a problem that the filter of its kind does not offer', async () => {
  const { problems } = await json<CatalogueOverview>('/admin/catalogue-overview');
  expect(problems.length).toBeGreaterThan(6);
  for (const { kind, problem } of problems) expect(problemsOfKind(kind), kind).toContain(problem);
});

describe('among 20,000 rows', () => {
  beforeAll(async () => {
    const { pool } = apiHost.database;
    await pool.query(`insert into catalogue_row (kind, key, row, version, words, is_off, changed_at, changed_by)
      select kind, key || '-' || n, row || '{"expiryDate": "2099-01-01T00:00:00Z"}', 1, words, false, now(), 'cli:test'
      from catalogue_row cross join generate_series(1, 10000) as n where key in ('link-plain', 'dated')`);
    await pool.query('analyze');
  });

  it.each<[RowProblemName, RegExp]>([
    ['without-click-id', /catalogue_row_without_click_id/],
    ['dead-link', /catalogue_link_dead|Seq Scan on catalogue_link/],
    ['without-picture', /catalogue_row_with_own_picture/],
    ['hidden-by-store', /Index Scan using catalogue_row/],
    ['ended-and-listed', /Index Scan using catalogue_row/],
    ['without-rate', /catalogue_row_without_rate/],
    ['without-end', /catalogue_row_without_end/],
  ])('%s is counted by an index', async (problem, index) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(
      sql`explain select count(*) from ${catalogueRow} where ${problemCondition(problem, new Date())}`,
    );
    const { rows } = await apiHost.database.pool.query<{ 'QUERY PLAN': string }>(text, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toContain('Seq Scan on catalogue_row');
  });
});
