import { contract } from '@potli/api';
import { expect, it } from 'vitest';
import { toLogger } from '../logging/logger.ts';
import type { Services } from '../services/openServices.ts';
import { createApi } from './createApi.ts';
import { networkHandlers } from './endpoints/postbacks.ts';
import { fileHandlers } from './endpoints/uploads.ts';
import type { Handlers } from './Handler.ts';

/** An API whose endpoints all do the same, and its log lines. */
function createFakeApi(handler: (context: unknown, request: { params: unknown }) => Promise<unknown>) {
  const lines: string[] = [];
  const handlers = Object.fromEntries(Object.keys(contract).map((name) => [name, handler])) as unknown as Handlers;
  const api = createApi({
    handlers,
    fileHandlers,
    networkHandlers,
    services: { readFresh: (work) => work() } as Services,
    limits: { consume: async () => {}, refund: async () => {} },
    log: toLogger('info', { write: (line) => void lines.push(line) }),
    trustProxy: 0,
    productName: 'Potli',
    noteFailure: () => {},
    noteProxy: () => {},
  });
  return { api, lines };
}

it('logs one object per line: the template of the route, and nothing that the caller sent', async () => {
  const { api, lines } = createFakeApi(async () => true);
  const response = await api.request('/stores/slug/secret-slug?email=secret@mail.example&key=secret', {
    headers: { authorization: 'Bearer secret', cookie: 'secret' },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('secret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    id: response.headers.get('x-request-id'),
    method: 'GET',
    route: '/stores/slug/{slug}',
    status: 200,
  });
});

it.each(['GET', 'POST'])(
  '%s to a secret address of a network leaves its secret in no line of the log',
  async (method) => {
    const { api, lines } = createFakeApi(async () => true);
    // there are no services: the call fails
    const response = await api.request('/postbacks/bazaar/canary-9f86d081?order_id=canary', {
      method,
      headers: { referer: 'https://shop.example/canary' },
    });
    expect(response.status).toBe(500);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toContain('/postbacks/{network}/{secret}');
    expect(lines.join('')).not.toContain('canary');
    await expect(response.text()).resolves.not.toContain('canary');
  },
);

it('logs the place of an unexpected error, and the caller gets no detail of it', async () => {
  const { api, lines } = createFakeApi(async () => {
    throw new TypeError('no such member: secret@mail.example');
  });
  const response = await api.request('/categories');
  expect(response.status).toBe(500);
  await expect(response.text()).resolves.not.toContain('member');
  expect(lines.join('')).not.toContain('secret');
  const { err } = JSON.parse(lines[0] ?? '') as { err: { type: string; frames: string[] } };
  expect(err.type).toBe('TypeError');
  expect(err.frames[0]).toContain('http/createApi.test.ts');
});

it('runs 256 calls, lets 512 wait, refuses the rest, and still responds to health checks', async () => {
  let finish = () => {};
  const open = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let under = 0;
  const { api } = createFakeApi(async () => {
    under += 1;
    await open;
    return [];
  });
  const accepted = Array.from({ length: 768 }, async () => api.request('/categories'));
  const refused = await api.request('/categories');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(under).toBe(256);
  const health = api.request('/health/live');
  finish();
  expect((await health).status).toBe(200);
  expect((await Promise.all(accepted)).every(({ status }) => status === 200)).toBe(true);
});

it('takes a fixed path before a pattern that fits as well, and decodes the value of a placeholder', async () => {
  const { api, lines } = createFakeApi(async (_, { params }) => params ?? 'fixed');
  const read = async (path: string) => (await api.request(path)).json();
  await expect(read('/categories/slug/a%2Fb')).resolves.toEqual({ slug: 'a/b' });
  await expect(read('/categories/slug/%E0%A4%95')).resolves.toEqual({ slug: 'क' });
  await expect(read('/categories/slug/%E0%A4%A')).resolves.toEqual({ slug: '%E0%A4%A' });
  await api.request('/stores/search?storeName=a&pageNumber=0&pageSize=5');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: '/stores/search' });
});

it.each(['/', '/categories/', '/categories/slug', '/categories/slug/', '/categories/slug/a/b', '/CATEGORIES'])(
  'knows nothing at %j',
  async (path) => expect((await createFakeApi(async () => []).api.request(path)).status).toBe(404),
);

it('says which methods an address takes, and answers HEAD like GET', async () => {
  const { api } = createFakeApi(async () => []);
  const refused = await api.request('/categories', { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await api.request('/categories', { method: 'HEAD' })).status).toBe(200);
});
