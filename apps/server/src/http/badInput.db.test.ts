import { contract, type Endpoint, ErrorEnvelope, successOf } from '@potli/api';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin } from '../testing/joinMember.ts';
import { sampleDevice } from '../testing/sampleMember.ts';
import { testSettings } from '../testing/testSettings.ts';

let apiHost: TestHost;
let accessToken: string;

/** A valid value for every required field. */
const SAMPLES: Record<string, string> = {
  email: 'meera@mail.example',
  clickSource: 'STORE',
  storeName: 'a',
  creditCardName: 'a',
  brandName: 'a',
  url: 'https://shop.example/',
  uniqueKey: 'k',
  newPassword: 'Gulmohar phool 7',
  contentType: 'STORE',
  key: 'k',
};

const endpoints: [string, Endpoint][] = Object.entries(contract);
const where = (wanted: (endpoint: Endpoint) => unknown) => endpoints.filter(([, endpoint]) => wanted(endpoint));
const fieldsOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

/** The endpoint's address with every placeholder and required field filled. */
function addressOf({ path, query }: Endpoint, overrides: Record<string, string> = {}, id = '1'): string {
  const search = new URLSearchParams();
  for (const name of fieldsOf(query)) {
    const value = overrides[name] ?? SAMPLES[name];
    if (value !== undefined) search.set(name, value);
  }
  return `${path.replace('{kind}', 'stores').replace(/\{\w+\}/g, id)}?${search.toString()}`;
}

const isKnown = ({ auth }: Endpoint) => auth === 'member' || auth === 'admin';
const headersOf = (endpoint: Endpoint) => (isKnown(endpoint) ? { authorization: `Bearer ${accessToken}` } : undefined);
const jsonHeaders = (endpoint: Endpoint) => ({ ...headersOf(endpoint), 'content-type': 'application/json' });

async function expectProblem(response: Response, status: number): Promise<void> {
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status, body: { status } });
  const { errors } = z.parse(ErrorEnvelope, body);
  expect(errors[0]).toMatch(/\S/);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-request-id')).toBeTruthy();
}

beforeAll(async () => {
  apiHost = await createTestHost();
  ({ accessToken } = await joinAdmin(apiHost));
});
afterAll(() => apiHost.close());

const MEGABYTE = 1_000_000;

/** A filter may be empty. */
const needsBody = (endpoint: Endpoint) => endpoint.body !== undefined && endpoint !== contract.exportAudit;

describe.each(where(needsBody))('the body of %s', (_, endpoint) => {
  const send = (body: RequestInit['body'], headers: Record<string, string> = jsonHeaders(endpoint)) =>
    apiHost.call(addressOf(endpoint), { method: endpoint.method, headers, body });

  it.each(['', '{', '{"email":', 'null', '[]', '"text"', '42', '{}', '{"email":1,"password":[],"latitude":"x"}'])(
    '%s is refused',
    async (body) => expectProblem(await send(body), 400),
  );

  it.each([
    ['NUL', '{"email":"a\\u0000@b.example","visitorId":"\\u0000","name":"\\u0000"}'],
    ['half a surrogate pair', '{"email":"a@b.example","visitorId":"\\ud800","name":"\\udc00"}'],
    ['NUL deep inside', `${'['.repeat(40_000)}"\\u0000"${']'.repeat(40_000)}`],
    ['a prototype', '{"__proto__":{"email":"a@b.example"}}'],
  ])('with %s is refused', async (_kind, body) => expectProblem(await send(body), 400));

  it('of another type is refused', async () => {
    const own = headersOf(endpoint) ?? {};
    await expectProblem(await send('{}', { ...own, 'content-type': 'text/plain' }), 415);
    await expectProblem(await send('a=b', { ...own, 'content-type': 'application/x-www-form-urlencoded' }), 415);
    await expectProblem(await send(undefined, own), 415);
  });

  it('above 100 kB, or its own limit, is refused, with or without a length', async () => {
    const most = (endpoint.bodyMegabytes ?? 0.1) * MEGABYTE;
    const large = JSON.stringify({ name: 'x'.repeat(most + 1) });
    const announced = { ...jsonHeaders(endpoint), 'content-length': String(large.length) };
    await expectProblem(await send(large, announced), 413);
    const stream = new Blob([large]).stream();
    const request = new Request(`http://potli.test${addressOf(endpoint)}`, {
      method: endpoint.method,
      headers: jsonHeaders(endpoint),
      body: stream,
      duplex: 'half',
    });
    await expectProblem(await apiHost.api.request(request), 413);
  });
});

/** Names of the paging parameters of an endpoint, if any. */
function pageFieldsOf({ query }: Endpoint): { number: string; size: string } | undefined {
  const fields = fieldsOf(query);
  if (fields.includes('pageSize')) return { number: 'pageNumber', size: 'pageSize' };
  return fields.includes('page') ? { number: 'page', size: 'size' } : undefined;
}

describe.each(where(pageFieldsOf))('the pages of %s', (_, endpoint) => {
  const { number, size } = pageFieldsOf(endpoint) ?? { number: '', size: '' };
  const ask = (query: Record<string, string>) =>
    apiHost.call(addressOf(endpoint, query), { headers: headersOf(endpoint) });

  it.each(['0', '-1', '251', '1e9', 'ten', 'NaN', 'Infinity', '1.5', '%00'])('cannot be of %s rows', async (rows) =>
    expectProblem(await ask({ [size]: rows }), 400),
  );

  it.each(['-1', '1e99', 'x', '0.5'])('cannot begin at %s', async (page) =>
    expectProblem(await ask({ [number]: page }), 400),
  );

  it('can be after the last one', async () => {
    if (endpoint.params) return;
    const response = await ask({ [number]: '999999', [size]: '250' });
    expect(response.status).toBe(200);
    if (!endpoint.paged) return;
    await expect(response.json()).resolves.toEqual([]);
    expect(response.headers.get('x-total-count')).toMatch(/^\d+$/);
    expect(response.headers.get('x-total-pages')).toMatch(/^\d+$/);
  });
});

describe.each(where((endpoint) => endpoint.query))('the query of %s', (_, endpoint) => {
  const hostile = ['', '\0', 'x'.repeat(5_000), '%', "' or 1=1 --", '{"$gt":""}', '-1', '1,2,,x', '🙂', '../../etc'];

  it.each(fieldsOf(endpoint.query))('holds whatever %s brings', async (name) => {
    for (const value of hostile) {
      const body = endpoint.body && JSON.stringify(sampleDevice);
      const init = { method: endpoint.method, headers: jsonHeaders(endpoint), body };
      const response = await apiHost.call(addressOf(endpoint, { [name]: value }), init);
      expect(response.status, value).toBeLessThan(500);
      const fits = response.status === successOf(endpoint);
      if (!fits) await expectProblem(response, response.status);
    }
  });
});

const namesOne = ({ path }: Endpoint) => /\{(?!kind\})\w+\}/.test(path);

describe.each(where(namesOne))('the address of %s', (_, endpoint) => {
  // what each of them takes
  const fits =
    endpoint === contract.confirmGiftCardPayment
      ? { outcome: 'CLOSED' }
      : {
          words: 'Here it is.',
          bought: true,
          version: 1,
          restored: 1,
          fields: { off: true },
          approves: true,
          name: 'Off',
          direction: 'up',
          text: 'Call them',
          status: 'NEED_INFO',
          answersRead: 0,
          network: 'bazaar',
          orderId: 'N-1',
          isClaimed: false,
          result: 'refused',
          // of a suspension and a forfeiture, and a text for a refund
          reason: 'fraud',
          amount: 1,
          cashback: 50,
          role: 'MEMBER',
          readRole: 'SUPPORT',
        };
  const body = endpoint.body && JSON.stringify({ ...(fits.outcome === undefined && sampleDevice), ...fits });
  const ask = (id: string) =>
    apiHost.call(addressOf(endpoint, {}, id), { method: endpoint.method, headers: jsonHeaders(endpoint), body });

  it.each(['999999999', '99999999999999999999', '-1', '1.5', 'nobody', '%F0%9F%99%82', '%E0%A4%A', 'x'.repeat(2_000)])(
    'may name nothing: %s',
    async (id) => {
      const response = await ask(id);
      if (response.status !== 302) return expectProblem(response, 404);
      expect(endpoint.redirects).toBe(true);
      expect(response.headers.get('location')).toBe('http://potli.test/404');
    },
  );

  it('must be text', async () => expectProblem(await ask('a%00b'), 400));
});

describe('the bearer', () => {
  const expired = async () =>
    new SignJWT({ sid: '0193d1f2-7c1e-4b7a-9e53-0c6a1d2f4b88', typ: 'access' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(testSettings.publicUrl)
      .setAudience('member')
      .setSubject('1')
      .setExpirationTime(new Date(Date.now() - 1_000))
      .sign(Buffer.from(testSettings.jwtSecret));
  const broken = async () => [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic YTpi',
    `Bearer ${await expired()}`,
  ];

  it.each(where(({ auth, method }) => auth === 'optional' && method === 'GET'))(
    'of %s does not matter when it is broken',
    async (_, endpoint) => {
      const asVisitor = await (await apiHost.call(addressOf(endpoint))).text();
      for (const authorization of await broken()) {
        const response = await apiHost.call(addressOf(endpoint), { headers: { authorization } });
        expect(await response.text()).toBe(asVisitor);
        expect(response.status).not.toBe(401);
      }
    },
  );

  it.each(where((endpoint) => isKnown(endpoint) || endpoint.auth === 'refresh'))(
    'of %s is required',
    async (_, endpoint) => {
      for (const authorization of await broken()) {
        const init = { method: endpoint.method, headers: { authorization, 'content-type': 'application/json' } };
        await expectProblem(await apiHost.call(addressOf(endpoint), { ...init, body: endpoint.body && '{}' }), 401);
      }
    },
  );
});

describe('the method', () => {
  const paths = [...new Set(endpoints.map(([, { path }]) => path))];

  it.each(paths)('of %s is one of those allowed', async (path) => {
    const response = await apiHost.call(path.replace(/\{\w+\}/g, '1'), { method: 'DELETE' });
    const methods = where((endpoint) => endpoint.path === path).map(([, { method }]) => method);
    for (const method of methods) expect(response.headers.get('allow')).toContain(method);
    await expectProblem(response, 405);
  });

  it('may be HEAD where it may be GET', async () => {
    const response = await apiHost.call('/categories', { method: 'HEAD' });
    expect(response.status).toBe(200);
    await expect(response.text()).resolves.toBe('');
  });
});

describe('an unknown address', () => {
  it.each(['/', '/nothing', '/stores/', '/stores/paginated/', '/__proto__', '/%00', '//stores', '/STORES/paginated'])(
    '%s is not found',
    async (path) => expectProblem(await apiHost.call(path), 404),
  );
});

it('serves every endpoint of its OpenAPI, and describes every endpoint', async () => {
  const response = await apiHost.call('/openapi.json');
  const paths = z.record(z.string(), z.record(z.string(), z.unknown()));
  const document = z.parse(z.object({ openapi: z.literal('3.1.0'), paths }), await response.json());
  for (const [, { path, method }] of endpoints) expect(document.paths[path]).toHaveProperty(method.toLowerCase());
});
