import { createClient } from '@potli/api/client';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchCoupons, fetchFlashDeal, fetchFlashDeals, fetchStoreOffers } from './offers.ts';

const { signal } = new AbortController();
const NOW_MS = Date.UTC(2026, 10, 20, 6, 30);

const deal = {
  id: '1',
  urlSlug: 'chai-for-two',
  offerName: 'Chai for two',
  offerImageUrl: '/demo/deals/chaibox.svg',
  offerHomePageCardTag: '',
  couponCode: '',
  expiryDate: null,
  redirectUrl: 'https://shop.example/?subid={clickId}',
  isOffline: false,
  aboutThisOffer: '',
  cashbackDetails: '',
  aboutStore: '',
  getThisOffer: '',
  termsAndConditions: [],
};

function clientThatAnswers(body: unknown) {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json(body, { headers: { 'x-total-pages': '0', 'x-total-count': '0' } });
  };
  return { asked, api: createClient({ host: 'https://potli.example/api', fetch }) };
}

afterEach(() => {
  vi.useRealTimers();
});

test('asks for flash deals with the parameters of their list', async () => {
  const { api, asked } = clientThatAnswers([]);
  await fetchFlashDeals(api, 3, signal);
  expect(asked).toEqual([
    'https://potli.example/api/flashdeals/paginated?pageNumber=2&pageSize=64&expiringSoon=false&latestOffers=true',
  ]);
});

test('shows a store its own offers only, of any host', async () => {
  const own = { ...deal, store: { storeName: 'Chaiwala', urlSlug: 'chaiwala', earnRewards: 'Up to 5% Cashback' } };
  const other = { ...deal, store: { ...own.store, urlSlug: 'elsewhere' } };
  const { api, asked } = clientThatAnswers([deal, own, other]);
  const { deals, coupons } = await fetchStoreOffers(api, { id: '7', urlSlug: 'chaiwala' }, signal);
  expect([deals, coupons].map((offers) => offers?.map(({ store }) => store))).toEqual([[own.store], [own.store]]);
  expect(asked).toEqual([
    'https://potli.example/api/flashdeals/paginated?pageNumber=0&pageSize=64&storeId=7&expiringSoon=true',
    'https://potli.example/api/offers/paginated?pageNumber=0&pageSize=64&storeId=7&ignoreFlashDeals=true',
  ]);
});

test('asks for coupons with the parameters of their list, without the choice for home', async () => {
  const { api, asked } = clientThatAnswers([]);
  await fetchCoupons(api, 1, signal);
  expect(asked).toEqual([
    'https://potli.example/api/offers/paginated?pageNumber=0&pageSize=64&expiringSoon=false&latestOffers=false&ignoreFlashDeals=true',
  ]);
});

test.each([
  [null, false],
  [new Date(NOW_MS + 1000).toISOString(), false],
  [new Date(NOW_MS).toISOString(), true],
])('a deal that ends at %s is over: %s', async (expiryDate, isOver) => {
  vi.useFakeTimers({ now: NOW_MS });
  const { api } = clientThatAnswers({ ...deal, expiryDate });
  expect(await fetchFlashDeal(api, 'chai-for-two', signal)).toMatchObject({ urlSlug: 'chai-for-two', isOver });
});
