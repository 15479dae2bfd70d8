import { connect, type Socket } from 'node:net';
import { contract, type Endpoint, fileCalls, networkCalls } from '@potli/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { razorpayCredentials } from '../testing/banks/startRazorpayDouble.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { sampleDevice } from '../testing/sampleMember.ts';
import { addClick } from '../testing/sampleMoney.ts';
import { samplePng, ticketOf } from '../testing/sendFile.ts';
import { signPostback } from '../testing/signPostback.ts';
import { isWholeRun } from '../testing/wholeRun.ts';
import { type Host, startHost } from './startHost.ts';

/** More than members, than one network or than one bank may have in work at once (`bulkheads.ts`). */
const SLOW = 360;

const pathSecret = '9f86d081884c7d659a2feaa0c55ad015';
const signSecret = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';
const { keyId, keySecret, account, webhookSecret } = razorpayCredentials;
const credentials = Object.entries({ key: keyId, secret: keySecret, account, webhook: webhookSecret });

interface Route {
  method: string;
  path: string;
  hasBody: boolean;
}

/** Every address of the API, as the contract has them. */
const routes: Route[] = [
  ...Object.values<Endpoint>(contract).map(({ method, path, body }) => ({ method, path, hasBody: body !== undefined })),
  ...Object.values(fileCalls).map(({ method, path }) => ({ method, path, hasBody: method === 'POST' })),
  ...Object.values(networkCalls).map(({ method, path }) => ({ method, path, hasBody: method === 'POST' })),
  { method: 'GET', path: '/openapi.json', hasBody: false },
];
const withBody = routes.filter(({ hasBody }) => hasBody);

let apiHost: TestHost;
let host: Host;
let member: TestMember;
let slow: Socket[] = [];
let orders = 0;

beforeAll(async () => {
  apiHost = await createTestHost({
    postbackSecrets: new Map([['mandi', [signSecret]]]),
    postbackPaths: new Map([['bazaar', { adapter: 'generic', secrets: [pathSecret] }]]),
    // no payout is asked for
    bank: { kind: 'razorpayx', credentials: new Map(credentials.map(([k, v]) => [k, [v]])), url: 'http://127.0.0.1:9' },
  });
  await importCatalogue(apiHost.database, sampleCatalogue());
  member = await joinMember(apiHost);
  host = await startHost({ port: 0, host: '127.0.0.1', fetch: apiHost.api.fetch });
});
beforeEach(() => {
  for (const socket of slow) socket.destroy();
  slow = [];
});
afterAll(async () => {
  for (const socket of slow) socket.destroy();
  await host.close();
  await apiHost.close();
});

/** The address of a route for a caller who knows all that is needed. */
const addressOf = ({ path }: Route) =>
  path
    .replace('/postbacks/{network}/{secret}', `/postbacks/bazaar/${pathSecret}`)
    .replace('/postbacks/{network}', '/postbacks/mandi')
    .replace('{bank}', 'razorpayx')
    .replaceAll(/\{\w+\}/g, '1');

/** What such a caller sends, before a body that comes slowly. */
const headOf = (route: Route) => {
  const type = route.path === '/uploads' ? 'multipart/form-data; boundary=x' : 'application/json';
  const signed = signPostback({ secret: signSecret, id: 'ev', body: '' });
  const more = { authorization: `Bearer ${member.accessToken}`, 'x-razorpay-signature': 'a', ...signed };
  const headers = { ...more, host: 'potli.test', 'content-type': type, 'content-length': '9000' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${route.method} ${addressOf(route)} HTTP/1.1\r\n${lines.join('')}`;
};

async function begin(count: number, sent: string): Promise<void> {
  const opened = Array.from({ length: count }, () => {
    const socket = connect({ host: '127.0.0.1', port: host.port });
    slow.push(socket.on('error', () => {}));
    return new Promise<void>((resolve) => socket.write(sent, () => resolve()));
  });
  await Promise.all(opened);
}

/** The answers did not wait for them: all still send. */
function expectStillSending(): void {
  expect(slow.filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toHaveLength(0);
}

async function call(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${host.port}${path}`, { ...init, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

const asJson = (value: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** One of each kind of honest caller, with the answer. */
async function everybodyElse(): Promise<Record<string, number>> {
  orders += 1;
  const bearer = { authorization: `Bearer ${member.accessToken}` };
  const clickId = await addClick(apiHost.database, member.id);
  const { rows } = await apiHost.database.pool.query<{ id: string }>(`select id from store where url_slug = 'kapas'`);
  const at = new Date().toISOString();
  const fields = {
    transaction_id: `S-${orders}`,
    aff_sub1: clickId,
    status: 'pending',
    sale_amount: '10',
    sale_date: at,
  };
  const body = JSON.stringify({
    eventId: `ev-${orders}`,
    orderId: `M-${orders}`,
    clickId,
    status: 'tracked',
    saleAmount: '1000',
    occurredAt: at,
  });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(samplePng)], 'a.png', { type: 'image/png' }));
  // one member may not send so many files as all rounds together
  const ticket = await ticketOf(await joinMember(apiHost));
  const calls = {
    page: call('/categories'),
    health: call('/health/live'),
    ready: call('/health/ready'),
    openapi: call('/openapi.json'),
    wallet: call('/wallets/my-wallet', { headers: bearer }),
    login: call('/login', asJson({ email: member.email, password: 'a wrong guess' })),
    click: call(`/click/${rows[0]?.id}?clickSource=STORE`, asJson(sampleDevice, bearer)),
    receipt: call(`/clicks/${clickId}/receipt`, { headers: bearer }),
    report: call(`/postbacks/bazaar/${pathSecret}?${new URLSearchParams(fields).toString()}`),
    signed: call('/postbacks/mandi', {
      method: 'POST',
      headers: signPostback({ secret: signSecret, id: `ev-${orders}`, body }),
      body,
    }),
    stranger: call('/postbacks/bazaar/nothing', asJson({})),
    bank: call('/bank-webhooks/razorpayx', asJson({})),
    upload: call(`/uploads?ticket=${ticket}`, { method: 'POST', body: form }),
  };
  const answers = Object.entries(calls).map(async ([name, status]) => [name, await status] as const);
  return Object.fromEntries(await Promise.all(answers));
}

const ANSWERED = {
  page: 200,
  health: 200,
  ready: 200,
  openapi: 200,
  wallet: 200,
  login: 401,
  click: 200,
  receipt: 200,
  report: 200,
  signed: 200,
  stranger: 401,
  bank: 401,
  upload: 200,
};

/** Each kind of call once; in a whole run every call. */
const KINDS = ['/login', '/bank-details', '/click/{id}', '/uploads'];
const tried = withBody.filter(({ path }) => isWholeRun || KINDS.includes(path) || /postbacks|webhooks/.test(path));

it.each(tried)('everybody is answered while many send slowly to $method $path', async (route) => {
  await begin(SLOW, `${headOf(route)}\r\n{`);
  expect(await everybodyElse()).toEqual(ANSWERED);
  expectStillSending();
});

it('every address answers while many send slowly to all of them, also their headers', async () => {
  const each = Math.ceil((SLOW * 2) / (withBody.length + routes.length));
  for (const route of withBody) await begin(each, `${headOf(route)}\r\n{`);
  for (const route of routes) await begin(each, headOf(route));
  const answers = routes.map(async (route) => {
    const { method, hasBody } = route;
    const init = hasBody ? { ...asJson({}), method } : { method };
    return [`${method} ${route.path}`, await call(addressOf(route), init)] as const;
  });
  const failed = (await Promise.all(answers)).filter(([, status]) => status >= 500 || status === 408 || status === 429);
  expect(failed).toEqual([]);
  expect(await everybodyElse()).toEqual(ANSWERED);
  expectStillSending();
});

it.each([
  ['a network that is not connected', '/postbacks/nobody/secret', {}],
  ['a wrong secret', '/postbacks/bazaar/secret', {}],
  [
    'a signed report of an unknown network',
    '/postbacks/nobody',
    signPostback({ secret: signSecret, id: 'a', body: '' }),
  ],
  ['a report without a signature', '/postbacks/mandi', {}],
  ['a bank without a signature', '/bank-webhooks/razorpayx', {}],
  ["a member's call without a token", '/bank-details', {}],
])('%s is refused before its body comes', async (_, path, more) => {
  const socket = connect({ host: '127.0.0.1', port: host.port });
  slow.push(socket.on('error', () => {}));
  const lines = Object.entries({ ...more, 'content-length': '9000' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: potli.test\r\n${lines.join('')}\r\n{`);
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});
