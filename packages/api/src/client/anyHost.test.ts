import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConformanceHost, discover } from '../conformance/ConformanceHost.ts';
import { ownCalls } from '../conformance/ownCalls.ts';
import { conformanceCases } from '../conformance/requests.ts';
import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { demoMembers } from '../fixtures/index.ts';
import { handlers, scenarios } from '../mock/index.ts';
import { createClient } from './createClient.ts';

const store = `id storeName storeTitle urlSlug storeImageUrl baseUrl metaTitle metaDescription redirectionUrl isOffline
  topCashbacks topCashbacks.key topCashbacks.value storeDescription importantTerms faqs faqs.question faqs.answer
  earnRewards termsTag discountText`;
const banner = 'sectionName bannerImageUrl redirectUrl';
const category = 'id name urlSlug imageUrl';
const offer = `id urlSlug offerName offerImageUrl offerHomePageCardTag couponCode expiryDate redirectUrl isOffline
  aboutThisOffer cashbackDetails aboutStore getThisOffer termsAndConditions`;
const creditCard = `id urlSlug imageUrl from heading subHeading annualFees joiningFees recommendedCreditScore description
  termsAndConditions eligibility welcomeOffer baseUrl redirectUrl isOffline faqs faqs.question faqs.answer`;
const giftCard = 'slug urlSlug id name brandName finalBrandName imageUrl salesDiscount';
const tokens = 'accessToken refreshToken';

/** The fields that every host of the contract sends. A row of a list may have fewer of them than its own page. */
const fields: Partial<Record<EndpointName, string>> = {
  listStores: store,
  searchStores: store,
  getStoreBySlug: store,
  getStoreById: store,
  listStoreNames: 'id storeName',
  listHomeSections: 'id title rank',
  listSectionCards: 'itemType itemId rank earnRewards termsTag discountText',
  listBanners: banner,
  listAllBanners: banner,
  listCategories: category,
  getCategoryBySlug: category,
  listFlashDeals: offer,
  getFlashDealBySlug: offer,
  listFlashDealNames: 'id offerName',
  listOffers: offer,
  listCreditCards: creditCard,
  searchCreditCards: creditCard,
  getCreditCardBySlug: creditCard,
  getCreditCardById: creditCard,
  listCreditCardNames: 'id heading',
  listGiftCards: giftCard,
  searchGiftCards: giftCard,
  getGiftCardBySlug: giftCard,
  getGiftCardById: giftCard,
  listGiftCardOrders: `content totalPages content.id content.orderAmount content.paymentStatus content.orderStatus
    content.paymentCompletedAt content.paymentMetadata content.paymentMetadata.paymentAmount content.purchaseOrders
    content.purchaseOrders.cost content.purchaseOrders.count content.purchaseOrders.itemDetails
    content.purchaseOrders.itemDetails.brandName content.purchaseOrders.itemDetailsForUser
    content.purchaseOrders.itemDetailsForUser.data content.purchaseOrders.itemDetailsForUser.data.voucher_ref
    content.purchaseOrders.itemDetailsForUser.data.pin_code content.purchaseOrders.itemDetailsForUser.data.expiration_date`,
  refreshAccessToken: tokens,
  checkUser: 'status message response',
  isLoggedIn: '',
  getRole: '',
  getMyWallet: 'trackedAmount walletBalance bankTransferedAmount rejectedAmount',
  getUserDashboard: `userDashboardBanner userDashboardBanner.bannerImageUrl userDashboardBanner.redirectUrl
    userDashboardFAQ userDashboardFAQ.contentType userDashboardFAQ.faqList userDashboardFAQ.faqList.question
    userDashboardFAQ.faqList.answer userDashboardVideos userDashboardVideos.contentType userDashboardVideos.videoList`,
  listFaqs: 'faqs faqs.question faqs.answer',
  getBankDetails: 'bankName accountHolderName accountNumber ifscCode address',
  listMyPayouts: 'pymtMode amount status accountDebitDate',
  getCurrentUser: 'referralCode name mobileNumber profilePicture birthDate gender email',
  listReferredPeople: 'name email referrerCommissionPercentage signupDate',
  listMyDisputes: `storeId disputeSourceType disputeType orderTime transactionDate deliveryDate storeOrderId orderAmount
    message coupon giftCardUsed downloadLinks id disputeCreationTime disputeStatus`,
  listMyClicks: `clickId clickSource storeId clickTime defaultCashbackForUserAtTheTimeOfClick
    cashbackPercentageForUserAtTheTimeOfClick`,
  listMyCustomLinks: 'response response.storeId response.urlHash',
  listMyTransactions: 'clickId currentStatus cashbackAmount saleAmount statusLogs statusLogs.timestamp',
  getUploadTicket: 'cloudinaryUrl preset filePath',
};

/** Calls that read, of this project alone, or without an answer that every host gives alike. */
const others = ([...ownCalls, 'followCustomLink', 'forgetPassword'] as const).filter(
  (name) => contract[name].method === 'GET',
);

const reads = conformanceCases.filter(
  ({ endpoint, status }) => contract[endpoint].method === 'GET' && status === 200 && fields[endpoint] !== undefined,
);

const server = setupServer();
let host: ConformanceHost;
beforeAll(async () => {
  server.listen();
  server.use(...handlers);
  const [member, newMember, admin] = demoMembers;
  const address = 'https://potli.example/api';
  host = await discover({ address, fetch, member, newMember, admin, acts: true, demo: true });
  server.resetHandlers(...scenarios.anyHost.bare());
});
afterAll(() => server.close());

it('has the fields of every call that reads', () => {
  const gets = Object.entries<Endpoint>(contract).filter(([, { method }]) => method === 'GET');
  expect(gets.map(([name]) => name).sort()).toEqual([...Object.keys(fields), ...others].sort());
  expect([...new Set(reads.map(({ endpoint }) => endpoint))].sort()).toEqual(Object.keys(fields).sort());
});

/** Makes a call of the conformance cases. */
async function ask(read: (typeof reads)[number], via: typeof fetch): Promise<unknown> {
  const bearers: Record<string, string | undefined> = host.tokens;
  const { params, query = {} } = read.request?.(host.known) ?? {};
  const { call } = createClient({ host: host.address, fetch: via });
  const token = bearers[read.as ?? 'visitor'];
  return call(contract[read.endpoint] as Endpoint, { params, query } as never, { token });
}

describe('a host that sends nothing but the fields of the contract', () => {
  it.each(reads.map((read) => ({ ...read, label: `${read.endpoint} ${read.name}` })))('$label', async (read) => {
    const sent: unknown[] = [];
    const listening: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      sent.push(await response.clone().json());
      return response;
    };
    await ask(read, listening);
    const allowed = new Set(fields[read.endpoint]?.split(/\s+/));
    expect([...fieldsOf(sent[0])].filter((field) => !allowed.has(field))).toEqual([]);
  });
});

/** Ids as numbers, and instants without an offset: how many hosts write them. */
function respell(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => respell(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, respell(field, key)]));
  }
  if (typeof value !== 'string') return value;
  if (/(^i|I)d$/.test(name) && /^\d+$/.test(value)) return Number(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? value.slice(0, -1).replace('T', ' ') : value;
}

describe('a host that writes ids as numbers, and times without an offset', () => {
  const respelled: string[] = [];
  it.each(reads.map((read) => ({ ...read, label: `${read.endpoint} ${read.name}` })))('$label', async (read) => {
    const elsewhere: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      const text = await response.text();
      const changed = JSON.stringify(respell(JSON.parse(text)));
      if (changed !== text) respelled.push(read.endpoint);
      return new Response(changed, response);
    };
    expect(await ask(read, elsewhere)).toEqual(await ask(read, fetch));
  });

  it('differs in all calls that have ids or times', () => {
    expect(new Set(respelled).size).toBeGreaterThan(20);
  });
});

it.each([
  ['a number that has lost digits', 'storeId', 2 ** 53],
  ['a time of another language', 'clickTime', '20/11/2026 09:42'],
  ['a missing text', 'clickId', null],
])('does not guess at %s', async (_, field, value) => {
  const read = reads.find(({ endpoint }) => endpoint === 'listMyClicks');
  const wrong: typeof fetch = async (url, init) => {
    const rows = (await (await fetch(url, init)).json()) as object[];
    return Response.json(rows.map((row) => ({ ...row, [field]: value })));
  };
  if (read) await expect(ask(read, wrong)).rejects.toThrow('broke the contract');
  expect(read).toBeDefined();
});

/** The names of all fields, those inside others as `outer.inner`. */
function fieldsOf(value: unknown, within = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...fieldsOf(item, within)]));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, field]) => [within + name, ...fieldsOf(field, `${within}${name}.`)]),
  );
}
