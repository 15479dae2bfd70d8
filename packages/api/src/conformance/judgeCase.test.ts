import { expect, it } from 'vitest';
import type { ConformanceCase, Known } from './ConformanceCase.ts';
import { judgeCase } from './judgeCase.ts';

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
  dearGiftCardId: '1',
  urlHash: 'x',
  email: 'asha@potli.example',
  password: 'x',
  mobileNumber: '9845012345',
  accountHolder: 'Asha Rao',
  clickId: '1',
  orderId: '1',
  trackedOrderId: '1',
  askedClickId: '1',
  payoutId: '1',
  giftCardOrderId: '1',
  voucherId: '1',
  dashboard: { version: 1, userDashboardBanner: null, userDashboardFAQ: [], userDashboardVideos: [] },
  nowMs: () => 0,
};

const totals = { 'x-total-pages': '0', 'x-total-count': '0', 'x-request-id': 'r' };

async function problemsOf(
  testCase: Partial<ConformanceCase>,
  body: unknown,
  status = 200,
  headers: Record<string, string> = totals,
) {
  const sent = { 'content-type': 'application/json', ...headers };
  const fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status, headers: sent }));
  const host = { address: '', fetch, known, demo: true, tokens: {}, ofDemo: new Set<never>() };
  const differences = await judgeCase({ name: 'has a name', endpoint: 'listStores', status: 200, ...testCase }, host);
  return differences.map(({ at, expected, got }) => `${at}: ${expected}, not ${got}`);
}

it('finds no problem in an answer that follows the contract', async () => {
  expect(await problemsOf({}, [])).toEqual([]);
  expect(await problemsOf({ status: 404 }, { status: 404, message: 'm', errors: ['e'] }, 404)).toEqual([]);
});

it('reads the address of a redirect, and requires one', async () => {
  const follow: Partial<ConformanceCase> = { endpoint: 'followCustomLink', status: 302 };
  const to = (headers: Record<string, string>, testCase = follow) => problemsOf(testCase, null, 302, headers);
  const id = { 'x-request-id': 'r' };
  expect(await to({ ...id, location: 'https://juttigali.example/' })).toEqual([]);
  expect(await to(id)).toHaveLength(1);
  expect(await to({ ...id, location: '/juttigali' })).toHaveLength(1);
  const elsewhere = { ...follow, check: (address: unknown) => address === 'https://other.example/' };
  expect((await to({ ...id, location: 'https://juttigali.example/' }, elsewhere)).join()).toContain(
    'header location: the host has a name',
  );
});

it.each([
  [
    'another status',
    {},
    { status: 404, message: 'm', errors: ['e'] },
    404,
    totals,
    'status: 200 OK: nothing is wrong with the request, not 404 with {',
  ],
  ['an answer that does not follow the contract', {}, [{ id: 1 }], 200, totals, 'body[0].id: a text (string), not 1'],
  ['a page without totals', {}, [], 200, { 'x-request-id': 'r' }, 'header x-total-pages: a whole number, not nothing'],
  ['an answer without an id', {}, [], 200, { ...totals, 'x-request-id': '' }, 'header x-request-id'],
  ['what must be true', { check: () => false }, [], 200, totals, 'body: the host has a name, not []'],
  ['a failure without envelope', { status: 404 }, 'Not found', 404, totals, 'body: an object, not "Not found"'],
  [
    'an envelope without text',
    { status: 404 },
    { status: 404, message: 'm', errors: [] },
    404,
    totals,
    'body.errors[0]: a text to show',
  ],
  [
    'an envelope of another status',
    { status: 404 },
    { status: 400, message: 'm', errors: ['e'] },
    404,
    totals,
    'body.status: 404, the status of the answer, not 400',
  ],
])('complains of %s', async (_name, testCase, body, status, headers, text) => {
  expect((await problemsOf(testCase, body, status, headers)).join()).toContain(text);
});
