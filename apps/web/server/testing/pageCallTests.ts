import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSite, type TestSite } from './openTestSite.ts';

let opened: TestSite;

beforeAll(async () => {
  opened = await openTestSite();
}, 60_000);
afterAll(() => opened.close());

/** A call with its parameters in the order of the alphabet. */
function toCall(url: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${path}?${query}`;
}

/** What a page asks the API for. */
async function callsOf(path: string): Promise<string[]> {
  const asked = vi.spyOn(opened.renderer.host, 'fetch');
  const { status } = await opened.site.request(path);
  const calls = asked.mock.calls.map(([url]) => toCall(url)).toSorted();
  asked.mockRestore();
  expect(status).toBe(200);
  return calls;
}

const slot = (name: string) => `/home-page-banners/paginated?pageNumber=0&pageSize=250&sectionNames=${name}`;
const list = (name: string, pageNumber = 0) => `/${name}/paginated?pageNumber=${pageNumber}&pageSize=64`;
const deals = '&expiringSoon=false&latestOffers=true';
const coupons = '&expiringSoon=false&latestOffers=false&ignoreFlashDeals=true';
const cards = (id: number) => `/home-section-cards/sections/${id}?sectionId=${id}&pageNumber=0&pageSize=10`;

/** Every host of the contract knows these calls, so their spellings and sizes stay (docs/product/home.md#calls). */
const asked: Record<string, readonly string[]> = {
  '/': [
    ...[slot(''), '/categories', '/home-sections', cards(1), cards(2)],
    '/stores/paginated?pageNumber=0&pageSize=24&displyaHomePage=true',
    `/flashdeals/paginated?pageNumber=0&pageSize=10&isDisplayHomePage=true${deals}`,
    '/credit-cards/paginated?pageNumber=0&pageSize=8&isDisplayHomePage=true',
    `${list('offers')}&isDisplayHomePage=true${coupons}`,
  ],
  '/categories': ['/categories', slot('categories-all-page')],
  '/categories/apparel?page=2': [
    ...['/categories/slug/apparel', slot('category-page')],
    ...[`${list('stores', 1)}&categoryId=1`, `${list('giftcard')}&category=apparel`],
  ],
  '/stores?page=2': [`${list('stores', 1)}&displyaHomePage=false`, '/categories', slot('stores-all-page')],
  '/stores_details/juttigali': [
    ...['/stores/slug/juttigali', `${list('flashdeals')}&storeId=1&expiringSoon=true`],
    `${list('offers')}&storeId=1&ignoreFlashDeals=true`,
  ],
  '/credit_cards': [list('credit-cards'), slot('credit-cards-all-page')],
  '/creditcards_details/mayura-rozana': ['/credit-cards/slug/mayura-rozana'],
  '/credit_card_details/mayura-rozana': ['/credit-cards/slug/mayura-rozana'],
  '/deals': [list('flashdeals') + deals, slot('flash-deals-all-page')],
  '/grabdeals/embroidered-juttis-bogo': ['/flashdeals/slug/embroidered-juttis-bogo'],
  '/coupons': [list('offers') + coupons, slot('coupons-all-page')],
  '/gift_card_details/jhilmil-gift-card': ['/giftcard/slug/jhilmil-gift-card'],
};

test.each(Object.entries(asked))('%s asks for what it shows', async (path, calls) => {
  expect(await callsOf(path)).toEqual(calls.map(toCall).toSorted());
});
