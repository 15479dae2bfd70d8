import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { explain, type PlanNode, rowsReadBy } from '../../../../testing/explain.ts';
import { sampleCatalogue } from '../../../../testing/sampleCatalogue.ts';
import { statementsOf } from '../../../../testing/statementsOf.ts';
import { vacuum } from '../../../../testing/vacuum.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { isLinkHost } from './isLinkHost.ts';
import { readNextEdge } from './readNextEdge.ts';
import { readFlashDeals, readOffers } from './readOffers.ts';
import { readPageKeys, readPages } from './readPages.ts';
import { readStores } from './readStores.ts';

// Beside very many stores, a page of a list reads its own rows only, and what names or counts all of them reads an index.

const STORES = 20_000;
const OFFERS = 4_000;
/** Rows of stores or of rates that a page may read: itself, and in a category what it passes. */
const MOST_ROWS = 1_000;

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

beforeAll(async () => {
  await importCatalogue(database, sampleCatalogue());
  await pool.query(`
    insert into store overriding system value select (jsonb_populate_record(store, jsonb_build_object(
      'id', 1000000 + n, 'url_slug', 'copy-' || n, 'store_name', md5(n::text), 'home_rank', null,
      'store_description', repeat('x', 600)))).*
      from store, generate_series(1, ${STORES}) as n where url_slug = 'kapas';
    insert into store_category select store.id, category.id from store, category
      where store.url_slug like 'copy-%' and category.url_slug = case when store.id % 5 = 0 then 'travels' else 'apparel' end;
    insert into offer overriding system value select (jsonb_populate_record(offer, jsonb_build_object(
      'id', 1000000 + n, 'url_slug', 'copy-' || n, 'store_id', 1000000 + n * 5, 'home_rank', null,
      'expiry_date', now() + n * interval '1 hour', 'is_flash_deal', n % 2 = 0))).*
      from offer, generate_series(1, ${OFFERS}) as n where url_slug = 'for-ever'`);
  await vacuum(database);
}, 120_000);

/** What the statements of a call read of tables that are large here. */
async function nodesOf(call: () => Promise<unknown>): Promise<PlanNode[]> {
  const nodes: PlanNode[] = [];
  for (const statement of await statementsOf(call)) nodes.push(...(await explain(database, statement)));
  return nodes.filter((node) => ['store', 'rate_row'].includes(node['Relation Name'] ?? ''));
}

const isOfIndex = (node: PlanNode) => node['Node Type'] === 'Index Only Scan';
const rowsRead = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => !isOfIndex(node)).reduce((sum, node) => sum + rowsReadBy(node), 0);

type StoreQuery = Partial<Parameters<typeof readStores>[1]>;
const page = { pageNumber: 0, pageSize: 24, displyaHomePage: false } as const;
const storesOf = (query: StoreQuery) => nodesOf(() => readStores(orm, { ...page, ...query }));

describe('stores', () => {
  it.each<[string, StoreQuery]>([
    ['by name', {}],
    ['by popularity', { sort: 'popular' }],
    ['of the home page', { displyaHomePage: true }],
    ['of a category', { categoryId: 'travels' }],
    ['of a category by popularity', { categoryId: 'travels', sort: 'popular' }],
  ])('%s are read for one page, and counted by index', async (_name, query) => {
    const nodes = await storesOf(query);
    expect(nodes.length).toBeGreaterThan(1);
    expect(rowsRead(nodes)).toBeLessThan(MOST_ROWS);
  });

  it('before a late page are passed without their rates', async () => {
    const nodes = await storesOf({ pageNumber: 400 });
    const rates = nodes.filter((node) => node['Relation Name'] === 'rate_row');
    expect(rates).not.toEqual([]);
    expect(rowsRead(rates)).toBeLessThan(MOST_ROWS);
  });

  it('are all read for an order of rates, which is noticed', async () => {
    expect(rowsRead(await storesOf({ sort: 'cashback' }))).toBeGreaterThan(STORES);
  });
});

it.each([
  ['offers', () => readOffers(orm, page as Parameters<typeof readOffers>[1], new Date())],
  ['deals', () => readFlashDeals(orm, page as Parameters<typeof readFlashDeals>[1], new Date())],
])('%s look up their own stores only', async (_name, read) => {
  const nodes = await nodesOf(read);
  expect(nodes.length).toBeGreaterThan(1);
  // for the page and for the count, each offer looks for its store
  expect(rowsRead(nodes)).toBeLessThan(2 * OFFERS + MOST_ROWS);
});

it.each([
  ['pages for search engines', () => readPages(orm, new Date())],
  ['keys of pages', () => readPageKeys(orm)],
  ['the next edge', () => readNextEdge(orm, new Date())],
  ['hosts of links', () => isLinkHost(orm, 'elsewhere.example')],
])('%s are read from an index', async (_name, read) => {
  const nodes = await nodesOf(read);
  expect(nodes.length).toBeGreaterThan(0);
  expect(rowsRead(nodes)).toBeLessThan(MOST_ROWS);
});
