import type { Client } from '@potli/api/client';
import { expect, test, vi } from 'vitest';
import { createSearch } from './search.ts';

const offer = (id: string, offerName: string, expiryDate: string | null = null) => ({
  id,
  offerName,
  offerHomePageCardTag: '',
  couponCode: '',
  expiryDate,
});

const lists: Record<string, unknown> = {
  '/categories': [
    { id: '1', name: 'Electronics' },
    { id: '2', name: 'Home' },
  ],
  '/flashdeals/paginated': [offer('3', 'Headphones at half'), offer('4', 'Headphones of old', '2020-01-01T00:00:00Z')],
  '/offers/paginated': [offer('5', '10% on electronic toys')],
};

/** A client that answers lists as above, and counts the calls of each address. */
function client(failing?: string) {
  const call = vi.fn(async ({ path }: { path: string }) => {
    if (path === failing) throw new Error('It is away.');
    const rows = lists[path] ?? [];
    return path === '/categories' ? rows : { rows, totalPages: 1, totalCount: 0 };
  });
  const count = (path: string) => call.mock.calls.filter(([endpoint]) => endpoint.path === path).length;
  return { api: { call } as unknown as Client, count };
}

const { signal } = new AbortController();

test('finds categories, deals and coupons by their words, and no deal that is over', async () => {
  const { api } = client();
  const find = createSearch(api);
  expect(await find('headphone', signal)).toMatchObject({
    deals: [{ id: '3' }],
    coupons: [],
    complete: true,
    nothing: false,
  });
  expect(await find('electronic', signal)).toMatchObject({ categories: [{ id: '1' }], coupons: [{ id: '5' }] });
});

test('where nothing is found, categories with one of the words come first', async () => {
  const find = createSearch(client().api);
  expect((await find('home kit', signal)).categories).toMatchObject([{ id: '2' }, { id: '1' }]);
  expect(await find('zzz', signal)).toMatchObject({ nothing: true, categories: [{ id: '1' }, { id: '2' }] });
});

test('asks for lists once, and again after one failed', async () => {
  const { api, count } = client();
  const find = createSearch(api);
  for (const text of ['h', 'he', 'hea']) await find(text, signal);
  expect([count('/stores/search'), count('/categories'), count('/offers/paginated')]).toEqual([3, 1, 1]);

  const away = client('/categories');
  const retry = createSearch(away.api);
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await retry('h', signal)).toMatchObject({ deals: [{ id: '3' }], categories: [], complete: false });
  await retry('he', signal);
  expect(away.count('/categories')).toBe(2);
  vi.restoreAllMocks();
});
