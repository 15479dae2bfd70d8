import { createClient } from '@potli/api/client';
import { getCategoryBySlug } from '@potli/api/contract/categories';
import { listGiftCards } from '@potli/api/contract/giftCards';
import { listStores } from '@potli/api/contract/stores';
import { ApiError } from '@potli/api/errors';
import { expect, test, vi } from 'vitest';
import { fetchCategory } from './categories.ts';

const { signal } = new AbortController();
const address = { slug: 'apparel', page: 2, giftPage: 3 };
const page = { rows: [], totalPages: 0, totalCount: 0 };

const apparel = { id: '7', urlSlug: 'apparel', name: 'Apparel', imageUrl: '' };

const noRows = { 'x-total-pages': '0', 'x-total-count': '0' };

/** A client whose listings are empty, and whose calls to some endpoints fail. */
function clientOf(failing: Map<{ path: string }, ApiError> = new Map()) {
  const isFor = (url: string, { path }: { path: string }) => url.startsWith(path.replace(/\{.*/, ''));
  const api = createClient({
    host: '',
    async fetch(url) {
      const failure = [...failing].find(([endpoint]) => isFor(url, endpoint))?.[1];
      if (!failure) return Response.json(isFor(url, getCategoryBySlug) ? apparel : [], { headers: noRows });
      const { status, message, errors } = failure;
      return Response.json({ status, message, errors }, { status });
    },
  });
  return { api, call: vi.spyOn(api, 'call') };
}

test('asks for both pages of the category', async () => {
  const { api, call } = clientOf();
  await expect(fetchCategory(api, address, signal)).resolves.toMatchObject({
    stores: page,
    giftCards: page,
    failures: {},
  });
  expect(call).toHaveBeenCalledWith(
    listStores,
    { query: { pageNumber: 1, pageSize: 64, categoryId: '7' } },
    { signal },
  );
  expect(call).toHaveBeenCalledWith(
    listGiftCards,
    { query: { pageNumber: 2, pageSize: 64, category: 'apparel' } },
    { signal },
  );
});

test("shows the server's message for a failed list, and the other lists stay", async () => {
  const { api } = clientOf(new Map([[listStores, new ApiError(500, 'x', ['The stores are away.'])]]));
  await expect(fetchCategory(api, address, signal)).resolves.toMatchObject({
    stores: undefined,
    giftCards: page,
    failures: { stores: 'The stores are away.' },
  });
});

test('has a message of its own where the server sends none', async () => {
  const { api } = clientOf(new Map([listStores, listGiftCards].map((endpoint) => [endpoint, new ApiError(500, '')])));
  await expect(fetchCategory(api, address, signal)).resolves.toMatchObject({
    failures: { stores: 'Failed to fetch stores', giftCards: 'Failed to fetch gift cards' },
  });
});

test('fails where the category does', async () => {
  const { api, call } = clientOf(new Map([[getCategoryBySlug, new ApiError(400, 'No such category.')]]));
  await expect(fetchCategory(api, address, signal)).rejects.toMatchObject({ status: 400 });
  expect(call).toHaveBeenCalledOnce();
});
