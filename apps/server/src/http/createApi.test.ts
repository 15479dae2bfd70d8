import { contract } from '@potli/api';
import { expect, it } from 'vitest';
import { toLogger } from '../logging/logger.ts';
import type { Bindings } from './bind.ts';
import { createApi } from './createApi.ts';
import type { Services } from './Services.ts';

/** An API whose calls all do the same, and the lines that it logs. */
function createFakeApi(binding: () => Promise<unknown>) {
  const lines: string[] = [];
  const bindings = Object.fromEntries(Object.keys(contract).map((name) => [name, binding])) as unknown as Bindings;
  const api = createApi({
    bindings,
    services: {} as Services,
    limits: { consume: async () => {}, refund: async () => {} },
    log: toLogger('info', { write: (line) => void lines.push(line) }),
    trustProxy: 0,
    productName: 'Potli',
    noteFailure: () => {},
  });
  return { api, lines };
}

it('logs one object a line: the route’s template, and nothing that the caller sent', async () => {
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

it('tells the log where it happened what nobody foresaw, and the caller nothing', async () => {
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

it('holds 256 calls and 512 more waiting, sends the rest away, and says all along that it lives', async () => {
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
