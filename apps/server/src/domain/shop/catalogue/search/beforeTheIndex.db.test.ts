import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { explain } from '../../../../testing/explain.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { statementsOf } from '../../../../testing/statementsOf.ts';
import { vacuum } from '../../../../testing/vacuum.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { createCatalogueSearch } from './createCatalogueSearch.ts';
import { readStoresByWords } from './readStoresByWords.ts';

const database = await createTestDatabase();
const { orm } = database;
afterAll(() => database.close());

beforeAll(async () => {
  const stores = [
    sampleStore('gulmohar', { storeName: 'Gulmohar Kapas Mandi', homeRank: 1 }),
    sampleStore('kapas', { storeName: 'Kapas & Co.' }),
    sampleStore('ambar', { storeName: 'Ambar Kapas' }),
    sampleStore('hindi', { storeName: 'शादी मंडप' }),
    sampleStore('hidden', { storeName: 'Kapas Closed', off: true }),
  ];
  await importCatalogue(database, { version: 1, stores });
});

const page = { pageNumber: 0, pageSize: 10 };
const slugs = ({ rows }: { rows: readonly { urlSlug: string }[] }) => rows.map(({ urlSlug }) => urlSlug);

test('while the index is held back, the database answers in the same shape; then the index does', async () => {
  const index = Promise.withResolvers<void>();
  const search = createCatalogueSearch({ orm, readFresh: (work) => index.promise.then(work) }, { error: vi.fn() });
  const find = (storeName: string) => search.stores({ ...page, storeName });
  const early = await find('kapas');
  expect(slugs(early)).toEqual(['kapas', 'gulmohar', 'ambar']);
  expect(slugs(await find('kpaas'))).toEqual([]);
  index.resolve();
  await expect.poll(async () => slugs(await find('kpaas'))).toEqual(['kapas', 'gulmohar', 'ambar']);
  expect(await find('kapas')).toEqual(early);
});

test('the index of many stores is in a thread, and without the thread the database answers', async () => {
  const error = vi.fn();
  const search = createCatalogueSearch({ orm, readFresh: (work) => work() }, { error }, 4);
  const find = (storeName: string) => search.stores({ ...page, storeName });
  await expect.poll(async () => slugs(await find('kpaas'))).toEqual(['kapas', 'gulmohar', 'ambar']);
  expect(error).not.toHaveBeenCalled();
  await search.close();
  expect(slugs(await find('kpaas'))).toEqual([]);
  expect(slugs(await find('kapas'))).toEqual(['kapas', 'gulmohar', 'ambar']);
  expect(error.mock.calls).toEqual([
    [{ err: expect.any(Error) as Error }, expect.stringMatching(/^the search thread/)],
  ]);
});

test('an index that cannot be made leaves a line in the log, once for each try', async () => {
  const error = vi.fn();
  const err = new Error('The replica is away');
  const search = createCatalogueSearch({ orm, readFresh: () => Promise.reject(err) }, { error });
  expect(slugs(await search.stores({ ...page, storeName: 'kapas' }))).toEqual(['kapas', 'gulmohar', 'ambar']);
  await expect.poll(() => error.mock.calls).toEqual([[{ err }, 'a search index was not made']]);
});

test.each([
  ['KAP man', ['gulmohar']],
  ["kapas & 'co'", ['kapas']],
  ['शादी', ['hindi']],
  ['kapas hotel', []],
  ['%_"', []],
  [' ', ['gulmohar', 'ambar', 'kapas', 'hindi']],
])('before the index, %j finds %j', async (text, expected) => {
  expect(slugs(await readStoresByWords(orm, text, page))).toEqual(expected);
});

test('pages before the index are parts of one list', async () => {
  const second = await readStoresByWords(orm, 'kapas', { pageNumber: 1, pageSize: 2 });
  expect(second).toMatchObject({ totalCount: 3, totalPages: 2 });
  expect(slugs(second)).toEqual(['ambar']);
});

test('stores are found by index', async () => {
  await database.pool.query(`
    insert into store overriding system value select (jsonb_populate_record(store, jsonb_build_object(
      'id', 1000000 + n, 'url_slug', 'copy-' || n, 'store_name', md5(n::text)))).*
      from store, generate_series(1, 5000) as n where url_slug = 'kapas'`);
  await vacuum(database, 'store');
  for (const statement of await statementsOf(() => readStoresByWords(orm, 'kapas ma', page))) {
    const nodes = await explain(database, statement);
    expect(nodes.map((node) => node['Index Name'])).toContain('store_by_words');
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'store')).toEqual([]);
  }
});
