import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { toLogger } from '../../../logging/logger.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { sampleCatalogue, sampleOffer, sampleStore } from '../../../testing/sampleCatalogue.ts';
import { createCatalogueService } from './createCatalogueService.ts';
import { importCatalogue } from './import/importCatalogue.ts';

const database = await createTestDatabase();
await importCatalogue(database, sampleCatalogue());
const catalogue = await createCatalogueService(database, toLogger('silent', { write: () => {} }));
afterAll(async () => {
  await catalogue.close();
  await database.close();
});

const firstPage = { pageNumber: 0, pageSize: 10 };
const slugs = async (page: Promise<{ rows: { urlSlug: string }[] }>) => (await page).rows.map(({ urlSlug }) => urlSlug);

async function idOf(table: string, slug: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(`select id from ${table} where url_slug = $1`, [slug]);
  return rows[0]?.id ?? '';
}

test('stores: all by name, top ones by rank, of a category, by id in the given order', async () => {
  const { stores } = catalogue;
  expect(await slugs(stores(firstPage))).toEqual(['anokhi-dukaan', 'kapas', 'safar']);
  expect(await slugs(stores({ ...firstPage, displyaHomePage: true }))).toEqual(['safar', 'kapas']);
  expect(await slugs(stores({ ...firstPage, categoryId: 'apparel' }))).toEqual(['anokhi-dukaan', 'kapas']);
  expect(await slugs(stores({ ...firstPage, categoryId: await idOf('category', 'travels') }))).toEqual([
    'anokhi-dukaan',
    'safar',
  ]);
  expect(await slugs(stores({ ...firstPage, categoryId: 'nowhere' }))).toEqual([]);
  const storeIds = [await idOf('store', 'safar'), 'x', '999', await idOf('store', 'anokhi-dukaan')].join(',');
  expect(await slugs(stores({ ...firstPage, storeIds }))).toEqual(['safar', 'anokhi-dukaan']);
  expect(await slugs(stores({ ...firstPage, storeIds: '' }))).toEqual([]);
});

test('pages have the size of the whole list, also after its end', async () => {
  expect(await catalogue.stores({ pageNumber: 1, pageSize: 2 })).toMatchObject({
    rows: [{ urlSlug: 'safar' }],
    totalPages: 2,
    totalCount: 3,
  });
  expect(await catalogue.stores({ pageNumber: 9, pageSize: 2 })).toEqual({ rows: [], totalPages: 2, totalCount: 3 });
});

test('search finds names and other spellings in any case, prefixes first, and has no wildcards', async () => {
  const search = (storeName: string) => slugs(catalogue.searchStores({ ...firstPage, storeName }));
  expect(await search('KA')).toEqual(['kapas', 'anokhi-dukaan']);
  expect(await search('कपा')).toEqual(['kapas']);
  expect(await search('%')).toEqual([]);
  expect(await search("' or 1=1 --")).toEqual([]);
  const cards = (creditCardName: string) => slugs(catalogue.searchCreditCards({ ...firstPage, creditCardName }));
  expect(await cards('nandi')).toEqual(['sona-card']);
});

test.each(['0', '-1', '1.5', 'abc', '99999999999999999999', ''])('%j is no store', async (id) => {
  expect(await catalogue.storeById(id)).toBeUndefined();
  expect(await catalogue.sectionCards(id, firstPage)).toBeUndefined();
  expect(await catalogue.findClickDestination('STORE', id)).toBeUndefined();
});

test('a store is the same by slug and by id', async () => {
  const store = await catalogue.storeBySlug('kapas');
  expect(store).toMatchObject({ storeName: 'Kapas', redirectionUrl: 'https://kapas.example/?ref={clickId}', faqs: [] });
  expect(await catalogue.storeById(store?.id ?? '')).toEqual(store);
});

test('flash deals: live ones first, on home only those; expired offers only by id', async () => {
  const { flashDeals, offers } = catalogue;
  expect(await slugs(flashDeals({ ...firstPage, latestOffers: true }))).toEqual(['ends-soon', 'for-ever', 'is-over']);
  expect(await slugs(flashDeals({ ...firstPage, isDisplayHomePage: true }))).toEqual(['ends-soon']);
  expect(await slugs(offers({ ...firstPage, ignoreFlashDeals: true }))).toEqual(['festive']);
  expect(await slugs(offers(firstPage))).toEqual(['festive', 'ends-soon', 'for-ever']);
  expect(await slugs(offers({ ...firstPage, offerIds: await idOf('offer', 'was-good') }))).toEqual(['was-good']);
});

test('credit cards on home are those with a place there', async () => {
  const onHome = () => slugs(catalogue.creditCards({ ...firstPage, isDisplayHomePage: true }));
  expect(await onHome()).toEqual(['sona-card']);
  await database.pool.query('update credit_card set home_rank = null');
  expect(await onHome()).toEqual([]);
  expect(await slugs(catalogue.creditCards(firstPage))).toEqual(['sona-card']);
});

test('banners of all sections come section by section, each in its order', async () => {
  const banner = (key: string, sectionName: string, rank: number) => ({
    key,
    sectionName,
    rank,
    bannerImageUrl: '/x.svg',
    redirectUrl: '/',
    altText: key,
  });
  const banners = [banner('b', 'z-section', 1), banner('c', 'a-section', 2), banner('d', 'a-section', 1)];
  await importCatalogue(database, { version: 1, banners });
  const { rows } = await catalogue.banners({ ...firstPage, sectionNames: 'z-section,a-section' });
  expect(rows.map(({ altText }) => altText)).toEqual(['d', 'c', 'b']);
});

test('home: banners by slot, sections with the names of their cards', async () => {
  const main = await catalogue.banners({ ...firstPage, sectionNames: 'home-main, nothing' });
  expect(main.rows).toEqual([expect.objectContaining({ sectionName: 'home-main', altText: 'Stores' })]);
  expect((await catalogue.banners({ ...firstPage, sectionNames: '' })).totalCount).toBe(5);
  const [section] = await catalogue.homeSections();
  const cards = await catalogue.sectionCards(section?.id ?? '', firstPage);
  expect(cards?.rows).toEqual([
    expect.objectContaining({
      itemType: 'STORE',
      itemName: 'Safar',
      itemUrlSlug: 'safar',
      discountText: 'Up to 40% off',
    }),
  ]);
});

test('clicks go to links with their rate; gift cards have none', async () => {
  const destination = async (source: 'STORE' | 'OFFER' | 'CREDIT_CARD' | 'GIFT_CARD', table: string, slug: string) =>
    catalogue.findClickDestination(source, await idOf(table, slug));
  expect(await destination('STORE', 'store', 'kapas')).toMatchObject({ cashbackBasisPoints: 500, cashbackPaise: 0n });
  expect(await destination('OFFER', 'offer', 'for-ever')).toMatchObject({
    redirectUrl: 'https://for-ever.example/deal?ref={clickId}',
    cashbackPaise: 9950n,
  });
  expect(await destination('GIFT_CARD', 'gift_card', 'kapas-gift')).toMatchObject({
    redirectUrl: null,
    cashbackBasisPoints: 0,
    cashbackPaise: 0n,
  });
  expect(await catalogue.isLinkHost('nandi.example')).toBe(true);
  expect(await catalogue.isLinkHost('for-ever.example')).toBe(true);
  expect(await catalogue.isLinkHost('elsewhere.example')).toBe(false);
});

test('an import by any process clears the cache, and so does a broken connection', async () => {
  const name = () => catalogue.remember('name', async () => (await catalogue.storeBySlug('kapas'))?.storeName);
  const load = (storeName: string) =>
    importCatalogue(database, { version: 1, stores: [sampleStore('kapas', { storeName })] });
  expect(await name()).toBe('Kapas');
  await load('Kapas Two');
  await expect.poll(name).toBe('Kapas Two');

  const version = catalogue.version();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  );
  await expect.poll(() => catalogue.version()).toBeGreaterThan(version);
  await load('Kapas Three');
  await expect.poll(name).toBe('Kapas Three');
});

test('a deal leaves the cache when it expires', async () => {
  const other = new pg.Client(database.url);
  await other.connect();
  await importCatalogue(database, { version: 1, offers: [sampleOffer('blink')] });
  const blinking = () =>
    catalogue.remember('offers', () => slugs(catalogue.offers({ ...firstPage, ignoreFlashDeals: true })));
  await other.query(`update offer set expiry_date = now() + interval '600 ms' where url_slug = 'blink'`);
  await other.end();
  await expect.poll(blinking).toContain('blink');
  await expect.poll(blinking).not.toContain('blink');
});

test('search finds what an import has changed, in every kind', async () => {
  const found = async () => [
    ...(await slugs(catalogue.searchStores({ ...firstPage, storeName: 'renamed' }))),
    ...(await slugs(catalogue.searchCreditCards({ ...firstPage, creditCardName: 'renamed' }))),
    ...(await slugs(catalogue.searchGiftCards({ ...firstPage, brandName: 'renamed' }))),
  ];
  expect(await found()).toEqual([]);
  const { stores, creditCards, giftCards } = sampleCatalogue();
  await importCatalogue(database, {
    version: 1,
    stores: stores?.slice(1, 2).map((row) => ({ ...row, storeName: 'Renamed' })),
    creditCards: creditCards?.map((row) => ({ ...row, heading: 'Renamed' })),
    giftCards: giftCards?.map((row) => ({ ...row, brandName: 'Renamed', finalBrandName: 'Renamed' })),
  });
  await expect.poll(found).toEqual(['safar', 'sona-card', 'kapas-gift']);
});

test('stores by cashback: the best percentage first, then the best amount', async () => {
  const store = (slug: string, amount: number) => sampleStore(slug, { rates: [{ appliesTo: 'All orders', amount }] });
  await importCatalogue(database, { version: 1, stores: [store('a-little', 100), store('b-lot', 200)] });
  const inOrder = () => slugs(catalogue.stores({ ...firstPage, sort: 'cashback' }));
  await expect.poll(async () => (await inOrder()).slice(-2)).toEqual(['b-lot', 'a-little']);
});
