import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { demoMembers } from '../fixtures/members.ts';
import { answerRequest } from '../mock/answerRequest.ts';
import { createDemoRoutes } from '../mock/createDemoRoutes.ts';
import { MOCK_NOW_MS } from '../mock/createShop.ts';
import { toBareResponse } from '../mock/http/toBareResponse.ts';
import { type ConformanceHost, discover } from './ConformanceHost.ts';
import { conformanceChecks } from './checks.ts';
import { conform } from './conform.ts';
import { conformanceCases } from './requests.ts';

type Fetch = ConformanceHost['fetch'];

const ADDRESS = 'https://potli.example/api';
const [member, newMember, admin] = demoMembers;

/** The mock as a host, without a server. */
function createHost(routes = createDemoRoutes()): Fetch {
  return (url, init) => answerRequest(routes, '/api', new Request(url, init));
}

describe('the mock gives the answers that every host must give', () => {
  let host: ConformanceHost;
  beforeAll(async () => {
    const accounts = { member, newMember, admin };
    const nowMs = () => MOCK_NOW_MS;
    host = await discover({ address: ADDRESS, fetch: createHost(), ...accounts, acts: true, demo: true, nowMs });
  });

  it.each(conformanceChecks.map((each) => ({ ...each, label: `${each.endpoint ?? ''} ${each.name} (${each.as})` })))(
    '$label',
    async ({ differences }) => {
      expect(await differences(host)).toEqual([]);
    },
  );
});

it('has cases for every call of the contract', () => {
  const covered = new Set(conformanceCases.map(({ endpoint }) => endpoint));
  expect(Object.keys(contract).filter((name) => !covered.has(name as keyof typeof contract))).toEqual([]);
});

/** Calls and fields where any host may be judged: only reads, as a visitor and as a member. */
async function judgeReads(fetch: Fetch) {
  const judged = await discover({ address: ADDRESS, fetch, member, acts: false, demo: false });
  return conform(judged, { acts: false });
}

const differing = async (fetch: Fetch) =>
  (await judgeReads(fetch)).flatMap(({ call, check, differences }) =>
    differences.map(({ at, expected, got }) => ({ call, check, at, expected, got })),
  );

describe('another host', () => {
  it('conforms with nothing but the fields of the contract, and without totals', async () => {
    expect(await differing(createHost(createDemoRoutes({ respond: toBareResponse })))).toEqual([]);
  });

  it('conforms with ids as numbers and times without an offset', async () => {
    const fetch = createHost();
    const respelled: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      const text = await response.text();
      const changed = text.replace(/"(\w*[iI]d)":"(\d+)"/g, '"$1":$2').replace(/"([\d-]+T[\d:.]+)Z"/g, '"$1"');
      return new Response(changed, response);
    };
    expect(await differing(respelled)).toEqual([]);
  });

  it('is sent nothing that changes it', async () => {
    const sent: string[] = [];
    const fetch = createHost();
    await judgeReads((url, init) => {
      sent.push(`${init.method} ${new URL(url).pathname}`);
      return fetch(url, init);
    });
    const logins = ['POST /api/login'];
    expect(sent.filter((line) => !line.startsWith('GET '))).toEqual(logins);
    expect(sent.filter((line) => /forget-password|custom-link\//.test(line))).toEqual([]);
  });

  it('may have an empty catalogue', async () => {
    const fetch = createHost();
    const empty: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      const isList = response.ok && Array.isArray(await response.clone().json());
      const headers = { 'x-total-pages': '0', 'x-total-count': '0' };
      return isList ? Response.json([], { headers }) : response;
    };
    expect(await differing(empty)).toEqual([]);
  });
});

/** A host with one mistake: what it makes of the answers to one path. */
function faulty(path: string, change: (response: Response, body: unknown, init: RequestInit) => Response): Fetch {
  const fetch = createHost();
  return async (url, init) => {
    const response = await fetch(url, init);
    if (new URL(url).pathname !== `/api${path}`) return response;
    return change(response, await response.clone().json(), init);
  };
}

const isAnonymous = ({ headers }: RequestInit) => !new Headers(headers).has('authorization');
const kept = ({ headers, status }: Response) => ({ headers, status });

type Rows = Record<string, unknown>[];

describe('names a seeded fault', () => {
  it.each<[string, Fetch, { call: string; at: string; expected: string; got: string }]>([
    [
      'a wrong status',
      faulty('/categories', (_, body) => Response.json(body, { status: 201 })),
      { call: 'listCategories', at: 'status', expected: '200', got: '201 with ' },
    ],
    [
      'a missing field',
      faulty('/stores/paginated', (response, body) =>
        Array.isArray(body)
          ? Response.json(
              body.map((row: Rows[number]) => ({ ...row, storeName: undefined })),
              kept(response),
            )
          : response,
      ),
      { call: 'listStores', at: 'body[0].storeName', expected: 'string', got: 'nothing' },
    ],
    [
      'a field of another type',
      faulty('/wallets/my-wallet', (response, body) =>
        response.ok ? Response.json({ ...(body as object), walletBalance: '12' }, kept(response)) : response,
      ),
      { call: 'getMyWallet', at: 'body.walletBalance', expected: 'number', got: '"12"' },
    ],
    [
      'pages that are sorted one by one',
      faulty('/stores/paginated', (response, body) =>
        Array.isArray(body) ? Response.json((body as Rows).toReversed(), kept(response)) : response,
      ),
      { call: 'listStores', at: 'body of page 0, row 0', expected: 'one large page has there, {"id":', got: '{"id":' },
    ],
    [
      'a list with the oldest first',
      faulty('/clicks/my-clicks', (response, body) =>
        Array.isArray(body) ? Response.json((body as Rows).toReversed(), kept(response)) : response,
      ),
      { call: 'listMyClicks', at: 'body[1].clickTime', expected: 'the newest row first: not after 20', got: '20' },
    ],
    [
      'a private call that answers everybody',
      faulty('/current-user', (response, _, init) =>
        isAnonymous(init) ? Response.json({ email: 'asha@potli.example' }) : response,
      ),
      { call: 'getCurrentUser', at: 'status', expected: '401', got: '200 with {"email":"asha@potli.example"}' },
    ],
    [
      'a wrong total',
      faulty('/stores/paginated', (response, body) => {
        const headers = new Headers(response.headers);
        if (response.ok) headers.set('x-total-count', String(Number(headers.get('x-total-count')) + 1));
        return Response.json(body, { headers, status: response.status });
      }),
      { call: 'listStores', at: 'the last by header x-total-count', expected: ' rows', got: '' },
    ],
    [
      'a total that is no number',
      faulty('/offers/paginated', (response, body) => {
        const headers = new Headers(response.headers);
        headers.set('x-total-pages', 'many');
        return Response.json(body, { headers, status: response.status });
      }),
      { call: 'listOffers', at: 'header x-total-pages', expected: 'a whole number', got: 'many' },
    ],
    [
      'a refusal without the envelope',
      faulty('/stores/slug/no-such-slug', () => Response.json({ error: 'Not found' }, { status: 404 })),
      { call: 'getStoreBySlug', at: 'body.errors', expected: 'a list (array): the field is required', got: 'nothing' },
    ],
    [
      "a member's answer that caches may keep",
      faulty('/bank-details', (response, body) =>
        Response.json(body, { status: response.status, headers: { 'cache-control': 'public, max-age=60' } }),
      ),
      { call: 'getBankDetails', at: 'header cache-control', expected: 'no-store', got: 'public, max-age=60' },
    ],
    [
      'an order that is ignored',
      (() => {
        const fetch = createHost();
        return (url: string, init: RequestInit) => fetch(url.replace(/([?&])sort=cashback/, '$1sort=name'), init);
      })(),
      { call: 'listStores', at: '].earnRewards', expected: 'the highest percentage first', got: '%' },
    ],
    [
      'JSON that is sent as text',
      faulty('/categories', (response, body) => {
        const headers = new Headers(response.headers);
        headers.set('content-type', 'text/plain;charset=UTF-8');
        return new Response(JSON.stringify(body), { headers, status: response.status });
      }),
      { call: 'listCategories', at: 'header content-type', expected: 'application/json', got: 'text/plain' },
    ],
    [
      'a field that is never sent',
      faulty('/current-user', (response, body) =>
        response.ok ? Response.json({ ...(body as object), passwordHash: '$2b$10$x' }, kept(response)) : response,
      ),
      { call: 'getCurrentUser', at: 'body.passwordHash', expected: 'a secret is never sent', got: '$2b$' },
    ],
    [
      'one that is deep in a list',
      faulty('/stores/paginated', (response, body) =>
        Array.isArray(body)
          ? Response.json(
              body.map((row: Rows[number]) => ({ ...row, network: { apiSecret: 'x' } })),
              kept(response),
            )
          : response,
      ),
      { call: 'listStores', at: 'body[0].network.apiSecret', expected: 'a secret is never sent', got: 'x' },
    ],
    [
      'a page for every address',
      faulty('/no-such-call', () => new Response('<!doctype html>')),
      { call: '', at: 'status', expected: '404', got: '200 with "<!doctype html>"' },
    ],
  ])('%s', async (_name, fetch, { call, at, expected, got }) => {
    const found = await differing(fetch);
    const named = found.filter((each) => {
      return each.at.includes(at) && each.expected.includes(expected) && each.got.includes(got);
    });
    expect(named.length, JSON.stringify(found)).toBeGreaterThan(0);
    expect([...new Set(found.map((each) => each.call))]).toEqual([call]);
  });
});
