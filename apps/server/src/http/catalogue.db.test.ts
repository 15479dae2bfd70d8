import { brotliDecompressSync } from 'node:zlib';
import { contract, type EndpointName } from '@potli/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';

let apiHost: TestHost;
beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(() => apiHost.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await apiHost.call(path, { headers });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

const parse = (body: Buffer): unknown => JSON.parse(body.toString());

async function firstId(path: string): Promise<string> {
  const answer = parse((await get(path)).body);
  const { id } = (Array.isArray(answer) ? answer[0] : answer) as { id: string };
  return id;
}

test.each<[EndpointName, string]>([
  ['listStores', '/stores/paginated?pageNumber=0&pageSize=24&displyaHomePage=true'],
  ['searchStores', '/stores/search?pageNumber=0&pageSize=10&storeName=ka'],
  ['getStoreBySlug', '/stores/slug/kapas'],
  ['listCategories', '/categories'],
  ['getCategoryBySlug', '/categories/slug/travels'],
  ['listAllBanners', '/home-page-banners'],
  ['listBanners', '/home-page-banners/paginated?pageNumber=0&pageSize=250&sectionNames='],
  ['listHomeSections', '/home-sections'],
  ['listFlashDeals', '/flashdeals/paginated?pageNumber=0&pageSize=64&expiringSoon=false&latestOffers=true'],
  ['getFlashDealBySlug', '/flashdeals/slug/ends-soon'],
  [
    'listOffers',
    '/offers/paginated?pageNumber=0&pageSize=64&expiringSoon=false&latestOffers=false&ignoreFlashDeals=true',
  ],
  ['listCreditCards', '/credit-cards/paginated?pageNumber=0&pageSize=8&isDisplayHomePage=true'],
  ['searchCreditCards', '/credit-cards/search?creditCardName=sona'],
  ['getCreditCardBySlug', '/credit-cards/slug/sona-card'],
  ['listGiftCards', '/giftcard/paginated?pageNumber=0&pageSize=64&category=apparel'],
  ['searchGiftCards', '/giftcard/search?pageNumber=0&pageSize=10&brandName=kapas'],
  ['getGiftCardBySlug', '/giftcard/slug/kapas-gift'],
  ['listStoreNames', '/stores/name-id-list'],
  ['listCreditCardNames', '/credit-cards/names-ids'],
  ['listFlashDealNames', '/flashdeals/list/names-ids'],
])('%s responds as in the contract, with data', async (name, path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  const answer = parse(body);
  expect(contract[name].response.parse(answer)).toEqual(answer);
  expect(answer).not.toEqual([]);
  expect(headers.has('x-total-count')).toBe(contract[name].paged === true);
});

test('names are in alphabetical order, with expired deals and without coupons', async () => {
  const names = async (path: string) =>
    (parse((await get(path)).body) as Record<string, string>[]).map((row) => row.storeName ?? row.offerName);
  expect(await names('/stores/name-id-list')).toEqual(['anokhi Dukaan', 'Kapas', 'Safar']);
  expect(await names('/flashdeals/list/names-ids')).toEqual(['ends-soon', 'for-ever', 'is-over']);
  expect((await get('/stores/name-id-list')).headers.get('etag')).toBeTruthy();
});

test.each(['/flashdeals/paginated?pageSize=64', '/offers/paginated?pageSize=64'])(
  'each offer of %s names its store, if any',
  async (path) => {
    const offers = parse((await get(path)).body) as { urlSlug: string; store?: unknown }[];
    const storeOf = (slug: string) => offers.find(({ urlSlug }) => urlSlug === slug)?.store;
    expect(storeOf('ends-soon')).toEqual({ storeName: 'Kapas', urlSlug: 'kapas', earnRewards: 'Flat 5% Cashback' });
    expect(storeOf('for-ever')).toBeUndefined();
  },
);

test('offers of one store', async () => {
  const slugs = async (path: string) =>
    (parse((await get(path)).body) as { urlSlug: string }[]).map(({ urlSlug }) => urlSlug);
  const [kapas, safar] = await Promise.all([firstId('/stores/slug/kapas'), firstId('/stores/slug/safar')]);
  for (const list of ['/flashdeals/paginated', '/offers/paginated']) {
    expect(await slugs(`${list}?storeId=${kapas}`)).toEqual(['ends-soon']);
    expect(await slugs(`${list}?storeId=${safar}`)).toEqual([]);
    expect(await slugs(`${list}?storeId=kapas`)).toEqual([]);
  }
});

test('a flash deal has its store if any, and still opens after it expired', async () => {
  const deal = async (slug: string) => parse((await get(`/flashdeals/slug/${slug}`)).body);
  expect(await deal('ends-soon')).toMatchObject({ urlSlug: 'ends-soon', store: { urlSlug: 'kapas' } });
  expect(await deal('for-ever')).not.toHaveProperty('store');
  expect(contract.getFlashDealBySlug.response.parse(await deal('is-over')).expiryDate).toMatch(/^\d{4}-.*Z$/);
});

test('gift cards: discount in percent, of a category by slug or id', async () => {
  const ofCategory = async (category: string) => parse((await get(`/giftcard/paginated?category=${category}`)).body);
  const [category] = parse((await get('/categories')).body) as { id: string }[];
  expect(await ofCategory('apparel')).toEqual([
    expect.objectContaining({ urlSlug: 'kapas-gift', salesDiscount: 4.25 }),
  ]);
  expect(await ofCategory(category?.id ?? '')).toEqual(await ofCategory('apparel'));
  expect(await ofCategory('travels')).toEqual([]);
  expect(parse((await get(`/giftcard/${await firstId('/giftcard/slug/kapas-gift')}`)).body)).toMatchObject({
    urlSlug: 'kapas-gift',
    denominations: [500, 1000],
  });
});

test('a card says what it earns', async () => {
  expect(parse((await get('/credit-cards/slug/sona-card')).body)).toMatchObject({
    cashback: { percent: 0, amount: 1250.5 },
  });
});

test('a coupon is not a flash deal', async () => {
  expect((await get('/flashdeals/slug/festive')).status).toBe(404);
});

test('a store by id and the cards of a section', async () => {
  const store = await get(`/stores/${await firstId('/stores/slug/kapas')}`);
  expect(parse(store.body)).toMatchObject({ urlSlug: 'kapas' });
  const section = await firstId('/home-sections');
  const { headers, body } = await get(`/home-section-cards/sections/${section}?sectionId=${section}&pageNumber=0`);
  expect(contract.listSectionCards.response.parse(parse(body))).toHaveLength(1);
  expect(headers.get('x-total-pages')).toBe('1');
});

test.each([
  '/stores/slug/nowhere',
  '/stores/0',
  '/stores/abc',
  '/stores/9999999999999999999999',
  '/home-section-cards/sections/7x',
  '/categories/slug/nowhere',
  '/flashdeals/slug/nowhere',
  '/credit-cards/slug/nowhere',
  '/credit-cards/9999999999999999999999',
  '/giftcard/slug/nowhere',
  '/giftcard/ordered',
])('unknown: %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(parse(body)).toMatchObject({ status: 404, errors: [expect.any(String)] });
});

test('a client with the response gets 304 until the catalogue changes', async () => {
  const path = '/stores/slug/safar';
  const first = await get(path, { 'accept-encoding': 'br' });
  expect(parse(brotliDecompressSync(first.body))).toMatchObject({ storeName: 'Safar' });
  const etag = first.headers.get('etag') ?? '';
  expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);

  const version = apiHost.catalogue.version();
  await importCatalogue(apiHost.database, { version: 1, stores: [sampleStore('safar', { storeName: 'Safar Yatra' })] });
  await expect.poll(() => apiHost.catalogue.version()).toBeGreaterThan(version);
  const changed = await get(path, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(parse(changed.body)).toMatchObject({ storeName: 'Safar Yatra' });
});
