import type { Client } from '@potli/api/client';
import { expect, test, vi } from 'vitest';
import { makeShareLink, type Shareable, toShareable } from './shareLink.ts';

test.each([
  ['store-7', 'store'],
  ['card-7', 'card'],
])('%s can be shared', (id, kind) => {
  expect(toShareable({ id, href: '/its_page' })).toEqual({ kind, id: '7', page: '/its_page' });
});

test.each([
  [undefined, 'Please select a store, credit card, or gift card first.'],
  [{ id: 'giftCard-7', href: '/gift_card_details/tokrigo' }, 'Invalid item type selected.'],
])('%j cannot be shared', (result, refusal) => {
  expect(toShareable(result)).toEqual({ refusal });
});

const store: Shareable = { kind: 'store', id: '7', page: '/stores_details/juttigali' };
const card: Shareable = { kind: 'card', id: '8', page: '/credit_card_details/jugnu' };

function clientOf(baseUrl: string) {
  const call = vi.fn(async ({ path }: { path: string }, _request: unknown) =>
    path === '/generate-custom-link'
      ? { status: 200, message: 'SUCCESS', response: 'https://l.example/x' }
      : { baseUrl },
  );
  return { call, api: { call } as unknown as Client };
}

test.each([
  ['https://juttigali.example', 'https://juttigali.example'],
  ['', '/stores_details/juttigali'],
])('for a shop with the address %j the link is made from %s', async (baseUrl, url) => {
  const { api, call } = clientOf(baseUrl);
  await expect(makeShareLink(api, store, new AbortController().signal)).resolves.toBe('https://l.example/x');
  expect(call.mock.lastCall?.[1]).toEqual({ query: { url } });
});

test.each([
  [store, '/stores/{id}'],
  [card, '/credit-cards/{id}'],
])('the address of %j is asked for by its id', async (item, path) => {
  const { api, call } = clientOf('https://juttigali.example');
  await makeShareLink(api, item, new AbortController().signal);
  const [endpoint, request] = call.mock.calls[0] ?? [];
  expect(endpoint?.path).toBe(path);
  expect(request).toEqual({ params: { id: item.id } });
});
