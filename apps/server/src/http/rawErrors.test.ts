import { contract, type Endpoint, type EndpointName, ErrorEnvelope, fileCalls, networkCalls } from '@potli/api';
import { type ConformanceHost, conformanceCases, judgeCase } from '@potli/api/conformance';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Services } from '../services/openServices.ts';
import { unaskedCases } from '../testing/unaskedCases.ts';
import { createApi } from './createApi.ts';
import { handlers } from './endpoints/handlers.ts';
import { networkHandlers } from './endpoints/postbacks.ts';
import { fileHandlers } from './endpoints/uploads.ts';
import { startHost } from './startHost.ts';

const CANARY = 'canary@mail.example';

const BUSY = 'We are very busy right now. Please try again in a moment.';
const UNCONFIRMED = 'We could not confirm whether this was saved. Please try again.';

/** All texts that a response may contain after an unexpected failure. */
const TEXTS = ['Something went wrong on our side. Please try again.', BUSY, UNCONFIRMED];

/** Failures of drivers and libraries, with parameters and rows in all fields. */
const failures: [string, unknown][] = [
  ['an error with its query', Object.assign(new Error(`Failed query: … params: ${CANARY}`), { params: [CANARY] })],
  ['a refusal of the database', Object.assign(new Error(CANARY), { code: '23505', detail: `Key (email)=(${CANARY})` })],
  ['a database that is away', Object.assign(new Error(CANARY), { code: '57P01' })],
  ['an error with a cause', new Error(CANARY, { cause: new Error(CANARY) })],
  ['a text', CANARY],
  ['nothing', undefined],
];

type Parts = Record<string, unknown>;

const brokenPart = (failure: unknown, whole: Parts = {}) =>
  new Proxy(whole, {
    get: (kept, name) =>
      Object.hasOwn(kept, name)
        ? kept[String(name)]
        : () => {
            throw failure;
          },
  });

/** Services that all fail, except those that identify the caller. */
function brokenServices(failure: unknown, knowsCallers: boolean): Services {
  const identity = { authenticate: async (token: string) => (token === '' ? undefined : { id: 1n, sessionId: 's' }) };
  const keyedWrites = {
    run: async (_request: unknown, act: (once: unknown) => Promise<unknown>) => ({ answer: await act(() => {}) }),
  };
  const readFresh = (work: () => Promise<unknown>) => work();
  const whole: Parts = knowsCallers
    ? {
        readFresh,
        identity: brokenPart(failure, identity),
        profiles: brokenPart(failure),
        staff: brokenPart(failure, { demand: async () => {} }),
        keyedWrites,
        secureCookies: true,
      }
    : { readFresh };
  const services = new Proxy(whole, { get: (kept, name) => kept[String(name)] ?? brokenPart(failure) });
  return services as unknown as Services;
}

const quiet = () => {};
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet };

const limits = { consume: async () => {}, refund: async () => {} };

function createBrokenApi(failure: unknown, knowsCallers = true): Hono {
  return createApi({
    handlers,
    fileHandlers,
    networkHandlers,
    services: brokenServices(failure, knowsCallers),
    limits,
    log: silent,
    trustProxy: 0,
    productName: 'Potli',
    noteFailure: () => {},
    noteProxy: () => {},
  });
}

const tokens = { member: 'a', refresher: 'r', newMember: 'n', admin: 'o' };

const known: ConformanceHost['known'] = {
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
  askedClickId: '1',
  urlHash: 'x',
  email: 'asha@potli.example',
  password: 'x',
  mobileNumber: '9845012345',
  accountHolder: 'Asha Rao',
  clickId: '1',
  orderId: '1',
  trackedOrderId: '1',
  payoutId: '1',
  giftCardOrderId: '1',
  voucherId: '1',
  dashboard: { version: 1, userDashboardBanner: null, userDashboardFAQ: [], userDashboardVideos: [] },
  nowMs: () => 0,
};

async function expectOwnWords(response: Response): Promise<void> {
  const texts = [await response.clone().text(), ...Array.from(response.headers, (header) => header.join(': '))];
  expect(texts.join('\n')).not.toContain(CANARY);
  if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  if (response.status < 500) return;
  const { status, message, errors } = z.parse(ErrorEnvelope, await response.json());
  expect(status).toBe(response.status);
  for (const text of [message, ...errors]) expect(TEXTS).toContain(text);
}

/** Sends all conformance requests. Returns the endpoints that failed. */
async function failedCalls(api: Hono): Promise<Set<EndpointName>> {
  const failed = new Set<EndpointName>();
  for (const one of cases) {
    const fetch = async (path: string, init: RequestInit) => {
      const response = await api.request(path, init);
      if (response.status >= 500) failed.add(one.endpoint);
      await expectOwnWords(response.clone());
      return response;
    };
    await judgeCase(one, { address: '', fetch, known, tokens, demo: true, ofDemo: new Set<never>() });
  }
  return failed;
}

const cases = [...conformanceCases, ...unaskedCases];

/** They use no service. */
const CANNOT_FAIL = ['isLoggedIn', 'live'];

describe.each(failures)('after %s', (_, failure) => {
  // it takes longer to make than a call
  const api = createBrokenApi(failure);

  it('every endpoint responds with our own texts', async () => {
    const failed = await failedCalls(api);
    expect(Object.keys(contract).filter((name) => !failed.has(name as EndpointName))).toEqual(CANNOT_FAIL);
  });

  it('it also does when the caller cannot be identified', async () => {
    expect((await failedCalls(createBrokenApi(failure, false))).has('isLoggedIn')).toBe(true);
  });

  it.each(Object.entries(fileCalls))('%s responds with our own texts', async (_name, { path, method }) => {
    const form = new FormData();
    form.set('upload_preset', 'preset');
    form.set('file', new File(['%PDF-1.4'], 'a.pdf'));
    const init = { method, headers: { authorization: 'Bearer a' }, body: method === 'POST' ? form : null };
    const response = await api.request(path.replace('{name}', 'a.pdf'), init);
    expect(response.status).toBeGreaterThanOrEqual(500);
    await expectOwnWords(response);
  });

  it.each(Object.entries(networkCalls))('%s responds with our own texts', async (_name, { path, method }) => {
    const response = await api.request(path.replaceAll(/[{}]/g, ''), {
      method,
      body: method === 'POST' ? '{}' : null,
    });
    expect(response.status).toBeGreaterThanOrEqual(500);
    await expectOwnWords(response);
  });
});

const withoutDatabase = createBrokenApi(Object.assign(new Error(CANARY), { code: '57P01' }));

it.each(Object.entries<Endpoint>(contract).filter(([name]) => !CANNOT_FAIL.includes(name) && name !== 'ready'))(
  '%s says what a lost database connection means',
  async (name, { keyed = false }) => {
    const texts = new Set<unknown>();
    for (const one of cases.filter(({ endpoint }) => endpoint === name)) {
      const fetch = async (path: string, init: RequestInit) => {
        const response = await withoutDatabase.request(path, init);
        if (response.status === 503) texts.add(z.parse(ErrorEnvelope, await response.clone().json()).errors[0]);
        return response;
      };
      await judgeCase(one, { address: '', fetch, known, tokens, demo: true, ofDemo: new Set<never>() });
    }
    expect([...texts]).toEqual([keyed ? UNCONFIRMED : BUSY]);
  },
);

it('a failing rate limit also has our own text', async () => {
  const failing = { ...limits, consume: () => Promise.reject(new Error(CANARY)) };
  const services = brokenServices(undefined, true);
  const api = createApi({
    handlers,
    fileHandlers,
    networkHandlers,
    services,
    limits: failing,
    log: silent,
    trustProxy: 0,
    productName: 'Potli',
    noteFailure: () => {},
    noteProxy: () => {},
  });
  await expectOwnWords(await api.request('/check-user?email=a@b.example'));
});

it('an error of the log is not shown to the caller', async () => {
  const fail = () => {
    throw new Error(CANARY);
  };
  const log = { ...silent, error: fail, info: fail };
  const services = brokenServices(undefined, true);
  const api = createApi({
    handlers,
    fileHandlers,
    networkHandlers,
    services,
    limits,
    log,
    trustProxy: 0,
    productName: 'Potli',
    noteFailure: () => {},
    noteProxy: () => {},
  });
  const response = await api.request('/health/live');
  expect(response.status).toBe(500);
  await expectOwnWords(response);
});

describe('a share link', () => {
  /** Follows a link with this target, over a real socket: only Node itself refuses a broken header. */
  async function follow(destination: string): Promise<Response> {
    const services = { links: { follow: async () => destination } } as unknown as Services;
    const api = createApi({
      handlers,
      fileHandlers,
      networkHandlers,
      services,
      limits,
      log: silent,
      trustProxy: 0,
      productName: 'Potli',
      noteFailure: () => {},
      noteProxy: () => {},
    });
    const host = await startHost({ port: 0, fetch: api.fetch });
    try {
      const response = await fetch(`http://127.0.0.1:${host.port}/custom-link/x`, { redirect: 'manual' });
      // read before the host closes
      return new Response(await response.text(), response);
    } finally {
      await host.close();
    }
  }

  it.each([
    ['https://shop.example/a\r\nset-cookie: b=c', 'https://shop.example/aset-cookie:%20b=c'],
    [
      'https://shop.example/दुकान?q=😀',
      'https://shop.example/%E0%A4%A6%E0%A5%81%E0%A4%95%E0%A4%BE%E0%A4%A8?q=%F0%9F%98%80',
    ],
    ['https://shop.example/a\u0000b', 'https://shop.example/a%00b'],
  ])('to %j can be followed', async (destination, location) => {
    const response = await follow(destination);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('to an invalid address fails with our own text', async () => {
    const response = await follow(`no address of ${CANARY}\n`);
    expect(response.status).toBe(500);
    await expectOwnWords(response);
  });
});
