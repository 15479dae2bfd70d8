import type { Client } from '@potli/api/client';
import { expect, test, vi } from 'vitest';
import { makeShareLink, type Shareable, toShareable } from './shareLink.ts';

test.each([
  ['/stores_details/juttigali', { kind: 'STORE', slugOrId: 'juttigali' }],
  ['/creditcards_details/jugnu', { kind: 'CREDIT_CARD', slugOrId: 'jugnu' }],
  ['/credit_card_details/jugnu', { kind: 'CREDIT_CARD', slugOrId: 'jugnu' }],
])('%s can be shared', (page, item) => {
  expect(toShareable(page)).toEqual({ ...item, page });
});

test.each([
  [undefined, 'Please select a store, credit card, or gift card first.'],
  ['/gift_card_details/tokrigo', 'Invalid item type selected.'],
  ['/deals', 'Invalid item type selected.'],
])('%s cannot be shared', (page, refusal) => {
  expect(toShareable(page)).toEqual({ refusal });
});

const store: Shareable = { kind: 'STORE', slugOrId: 'juttigali', page: '/stores_details/juttigali' };

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
