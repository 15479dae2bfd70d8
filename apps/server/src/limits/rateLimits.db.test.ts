import type { TokenPair } from '@potli/api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDeviceCookies } from '../domain/members/identity/deviceCookies.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { openTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { postJson } from '../testing/postJson.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../testing/sampleMember.ts';
import { samplePng, sendFile, ticketOf } from '../testing/sendFile.ts';
import { signUp } from '../testing/signUp.ts';
import { testSettings } from '../testing/testSettings.ts';
import { type RateLimitName, rateLimits } from './rateLimits.ts';

const POINTS = 3;
/** The limit under test is low, the others are never reached. */
function setLimits(tested: string): void {
  for (const [name, limit] of Object.entries<{ points: number }>(rateLimits)) {
    vi.spyOn(limit, 'points', 'get').mockReturnValue(name === tested ? POINTS : 1_000_000);
  }
}

/** Makes a call that the rule counts. `n` grows from call to call. */
interface Driver {
  send(n: number): Promise<Response>;
  /** For rules whose refusal is not visible in the response. */
  refused?(): Promise<boolean>;
}

let apiHost: TestHost;
let member: TestMember;
let pair: TokenPair;

const ip = '10.0.0.1';
const bank = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const logIn = (account: string, from: string, headers: Record<string, string> = {}) => {
  const { headers: own, ...init } = postJson({ email: account, password: 'a wrong guess' });
  return apiHost.call('/login', { ...init, headers: { ...own, ...headers } }, from);
};
const confirmed = { password: sampleSignup().password };
const storeId = async () =>
  (await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`)).rows[0]?.id ??
  '';
const click = async () => member.send('POST', `/click/${await storeId()}?clickSource=STORE`, sampleDevice);
const countRows = async (text: string) =>
  Number((await apiHost.database.pool.query<{ count: string }>(`select count(*) from ${text}`)).rows[0]?.count);

/** Counted by the page server, `apps/web/server/startSite.ts`. */
type Elsewhere = 'pageByIp';

/** A case for each rule. A new rule must be added here. */
const drivers: Record<Exclude<RateLimitName, Elsewhere>, readonly Driver[]> = {
  loginByAccount: [{ send: (n) => logIn(member.email, `10.0.1.${n}`) }],
  loginByPlace: [{ send: () => logIn(member.email, ip) }],
  loginByDevice: [
    {
      send: (n) => {
        cookie ||= `known_device=${createDeviceCookies(testSettings.jwtSecret).issue(member.email)}`;
        return logIn(member.email, `10.0.1.${n}`, { cookie });
      },
      // the cookie does not count then: the attempt counts with those of strangers
      refused: async () => (await countRows(`rate_limit where key like 'loginByAccount:%'`)) > 0,
    },
  ],
  loginByIp: [{ send: (n) => logIn(`somebody${n}@mail.example`, ip) }],
  signupByIp: [{ send: (n) => apiHost.call('/signup', postJson(sampleSignup({ email: `new${n}@mail.example` })), ip) }],
  checkUserByIp: [{ send: () => apiHost.call('/check-user?email=a@b.example', {}, ip) }],
  forgetByAddress: [
    {
      send: (n) => apiHost.call('/forget-password', postJson({ email: member.email }), `10.0.1.${n}`),
      refused: async () => (await countRows('mail_outbox')) < mailsAtFirst + POINTS + 1,
    },
  ],
  forgetByIp: [
    { send: (n) => apiHost.call('/forget-password', postJson({ email: `somebody${n}@mail.example` }), ip) },
    { send: (n) => apiHost.call(`/forget-password?email=somebody${n}@mail.example`, {}, ip) },
  ],
  verificationMailPerDay: [{ send: () => member.send('POST', '/verify-email/send', {}) }],
  resetByIp: [
    {
      send: (n) => apiHost.call('/reset-password', postJson({ uniqueKey: `k${n}`, newPassword: 'Amaltas 2026' }), ip),
    },
  ],
  refreshBySession: [
    {
      send: () =>
        apiHost.call('/refresh-access-token', {
          method: 'POST',
          headers: { authorization: `Bearer ${pair.refreshToken}` },
        }),
    },
  ],
  searchByIp: [{ send: () => apiHost.call('/stores/search?storeName=a', {}, ip) }],
  callsByIp: [
    { send: () => apiHost.call('/categories', {}, ip) },
    {
      send: () => apiHost.call('/wallets/my-wallet', { headers: { authorization: `Bearer ${pair.accessToken}` } }, ip),
    },
    { send: () => apiHost.call(`/uploads/${'0'.repeat(32)}.pdf`, {}, ip) },
  ],
  followByIp: [{ send: () => apiHost.call('/custom-link/00000000000', {}, ip) }],
  postbackByIp: [
    { send: () => apiHost.call('/postbacks/nobody', { method: 'POST', body: '{}' }, ip) },
    { send: () => apiHost.call('/postbacks/nobody/secret', { method: 'POST', body: '{}' }, ip) },
    { send: () => apiHost.call('/postbacks/nobody/secret?order_id=1', {}, ip) },
  ],
  bankWebhookByIp: [{ send: () => apiHost.call('/bank-webhooks/nobody', { method: 'POST', body: '{}' }, ip) }],
  paymentWebhookByIp: [{ send: () => apiHost.call('/payment-webhooks/nobody', { method: 'POST', body: '{}' }, ip) }],
  giftCardOrderPerHour: [
    { send: () => member.send('POST', '/giftcard/orders', { giftCardId: '999999', denomination: 500, count: 1 }) },
  ],
  giftCardPaymentPerHour: [
    { send: () => member.send('POST', '/giftcard/orders/999999/payment', {}) },
    { send: () => member.send('POST', '/giftcard/orders/999999/payment/confirm', { outcome: 'CLOSED' }) },
  ],
  pinPerHour: [
    { send: () => member.send('POST', `/giftcard/vouchers/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}/pin`, {}) },
  ],
  giftByIp: [
    { send: () => apiHost.call('/giftcard/gifts/view', postJson({ key: 'nobodys' }), ip) },
    { send: () => apiHost.call('/giftcard/gifts/open', postJson({ key: 'nobodys' }), ip) },
  ],
  customLinkPerMinute: [{ send: () => member.send('POST', '/generate-custom-link?url=%2Fstores_details%2Fkapas', {}) }],
  clickPerMinute: [{ send: click }],
  clickPerDay: [{ send: click }],
  receiptPerMinute: [{ send: () => member.get(`/clicks/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}/receipt`) }],
  statementPagePerMinute: [{ send: () => member.get('/ledger/my-statement') }],
  inclusionPerMinute: [{ send: () => member.get('/ledger/my-inclusion') }],
  rootsByIp: [
    { send: () => apiHost.call('/ledger/roots', {}, ip) },
    { send: () => apiHost.call('/ledger/consistency?from=2026-11-20&to=2026-11-21', {}, ip) },
  ],
  bankWritePerDay: [
    { send: (n) => member.send(n === 0 ? 'POST' : 'PUT', '/bank-details', { ...bank, ...confirmed, address: `${n}` }) },
  ],
  bankCodePerHour: [{ send: () => member.send('POST', '/bank-details/code', {}) }],
  staffConfirmTry: [{ send: () => member.send('POST', '/staff/confirm', { password: 'wrong' }) }],
  bankConfirmTry: [
    {
      async send(n) {
        if (n === 0) await member.send('POST', '/bank-details', bank);
        return member.send('PUT', '/bank-details', { ...bank, address: 'elsewhere', password: 'wrong' });
      },
    },
  ],
  panWritePerDay: [{ send: () => member.send('PUT', '/tax/my-pan', { pan: 'ABCPX1234F' }) }],
  disputePerDay: [
    {
      send: async (n) => {
        const body = { disputeSourceType: 'STORE', storeId: await storeId(), orderTime: '2026-01-01T00:00:00Z' };
        return member.send('POST', '/disputes', { ...body, storeOrderId: `A${n}`, orderAmount: 1 });
      },
    },
  ],
  disputeAnswerPerDay: [{ send: () => member.send('POST', '/disputes/1/answers', { words: 'Here it is.' }) }],
  uploadTicketPerHour: [{ send: () => member.get('/api/image/cloudinary-details') }],
  uploadPerDay: [{ send: async () => sendFile(apiHost, await ticketOf(member), samplePng) }],
  uploadByIp: [{ send: () => apiHost.call('/uploads', { method: 'POST', body: 'nothing' }, ip) }],
};

const database = await createTestDatabase();
beforeAll(() => importCatalogue(database, sampleCatalogue()));
afterAll(() => database.close());

let cookie = '';
let mailsAtFirst = 0;
let tests = 0;
beforeEach(async ({ task }) => {
  await database.pool.query('delete from rate_limit');
  setLimits(task.name.split(' ')[0] ?? '');
  tests += 1;
  apiHost = await openTestHost(database, { rateLimits: 1 });
  member = await joinMember(apiHost);
  pair = await signUp(apiHost, { email: `second${tests}@mail.example` });
  cookie = '';
  mailsAtFirst = await countRows('mail_outbox');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await apiHost.close();
});

const cases = Object.entries(drivers).flatMap(([name, ways]) => ways.map((driver, way) => ({ name, way, driver })));

it('every rule has a case', () => {
  expect(Object.keys(drivers).sort()).toEqual(
    Object.keys(rateLimits)
      .filter((name) => name !== ('pageByIp' satisfies Elsewhere))
      .sort(),
  );
});

it.each(cases)('$name refuses what is too much, counted where it is called (way $way)', async ({ driver }) => {
  const { send, refused } = driver;
  for (let n = 0; n < POINTS; n += 1) {
    expect((await send(n)).status).not.toBe(429);
  }
  const last = await send(POINTS);
  if (refused) await expect(refused()).resolves.toBe(true);
  else expect(last.status).toBe(429);
});
