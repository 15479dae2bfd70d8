import { expect, it } from 'vitest';
import type { ConformanceCase, Known } from './ConformanceCase.ts';
import { conformanceProblems } from './conformanceProblems.ts';

const known: Known = {
  storeId: '1',
  storeSlug: 'juttigali',
  storeName: 'Juttigali',
  storeHost: 'juttigali.example',
  categoryId: '1',
  categorySlug: 'apparel',
  sectionId: '1',
  offerId: '1',
  flashDealSlug: 'headphones',
  creditCardId: '1',
  creditCardSlug: 'bazaar',
  creditCardName: 'Bazaar',
  giftCardId: '1',
  giftCardSlug: 'dhaaga',
  giftCardBrand: 'Dhaaga',
  urlHash: 'x',
  email: 'asha@potli.example',
  password: 'x',
  orderId: '1',
  dashboard: { version: 1, userDashboardBanner: null, userDashboardFAQ: [], userDashboardVideos: [] },
};

const totals = { 'x-total-pages': '0', 'x-total-count': '0' };

function problemsOf(testCase: Partial<ConformanceCase>, body: unknown, status = 200, headers: HeadersInit = totals) {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  const tokens = { accessToken: 'a', refreshToken: 'r', newMemberToken: 'n', adminToken: 'o' };
  const host = { address: '', fetch, known, ...tokens };
  return conformanceProblems({ name: 'x', endpoint: 'listStores', status: 200, ...testCase }, host);
}

it('finds no problem in an answer that follows the contract', async () => {
  expect(await problemsOf({}, [])).toEqual([]);
  expect(await problemsOf({ status: 404 }, { status: 404, message: 'm', errors: ['e'] }, 404)).toEqual([]);
});

it('reads the address of a redirect, and requires one', async () => {
  const follow: Partial<ConformanceCase> = { endpoint: 'followCustomLink', status: 302 };
  const to = (headers: HeadersInit, testCase = follow) => problemsOf(testCase, null, 302, headers);
  expect(await to({ location: 'https://juttigali.example/' })).toEqual([]);
  expect(await to({})).toHaveLength(1);
  expect(await to({ location: '/juttigali' })).toHaveLength(1);
  const elsewhere = { ...follow, check: (address: unknown) => address === 'https://other.example/' };
  expect((await to({ location: 'https://juttigali.example/' }, elsewhere)).join()).toContain('unexpected');
});

it.each([
  ['another status', {}, { status: 404, message: 'm', errors: ['e'] }, 404, totals, 'status 404'],
  ['an answer that does not follow the contract', {}, [{ id: 1 }], 200, totals, 'id'],
  ['a page without totals', {}, [], 200, {}, 'x-total-pages'],
  ['what must be true', { check: () => false }, [], 200, totals, 'unexpected'],
  ['a failure without envelope', { status: 404 }, 'Not found', 404, totals, 'no error envelope'],
  ['an envelope without text', { status: 404 }, { status: 404, message: 'm', errors: [] }, 404, totals, 'no text'],
  ['an envelope of another status', { status: 404 }, { status: 400, message: 'm', errors: ['e'] }, 404, totals, '400'],
])('complains of %s', async (_name, testCase, body, status, headers, text) => {
  expect((await problemsOf(testCase, body, status, headers)).join()).toContain(text);
});
