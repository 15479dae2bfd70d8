import type { Client } from '@potli/api/client';
import { getStoreById, getStoreBySlug } from '@potli/api/contract/stores';
import { ApiError } from '@potli/api/errors';
import { expect, test, vi } from 'vitest';
import { fetchStore } from './stores.ts';

const { signal } = new AbortController();

function clientOf(bySlug: () => Promise<unknown>) {
  const call = vi.fn((endpoint: unknown) => (endpoint === getStoreBySlug ? bySlug() : Promise.resolve('by id')));
  return { call, api: { call } as unknown as Client };
}

test('asks by slug first, and not again when that answers', async () => {
  const { api, call } = clientOf(async () => 'by slug');
  await expect(fetchStore(api, '7', signal)).resolves.toBe('by slug');
  expect(call).toHaveBeenCalledOnce();
});

test('takes for an id what is no slug', async () => {
  const { api, call } = clientOf(() => Promise.reject(new ApiError(404, 'Not found.')));
  await expect(fetchStore(api, '7', signal)).resolves.toBe('by id');
  expect(call).toHaveBeenLastCalledWith(getStoreById, { params: { id: '7' } }, { signal });
});

test('does not take a broken server for a missing slug', async () => {
  const { api, call } = clientOf(() => Promise.reject(new ApiError(500, 'Broken.')));
  await expect(fetchStore(api, '7', signal)).rejects.toMatchObject({ status: 500 });
  expect(call).toHaveBeenCalledOnce();
});
