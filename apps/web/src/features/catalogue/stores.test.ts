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

test('asks by slug first, and not by id when that succeeds', async () => {
  const { api, call } = clientOf(async () => 'by slug');
  await expect(fetchStore(api, '7', signal)).resolves.toBe('by slug');
  expect(call).toHaveBeenCalledOnce();
});

test('asks by id where there is no such slug', async () => {
  const { api, call } = clientOf(() => Promise.reject(new ApiError(404, 'Not found.')));
  await expect(fetchStore(api, '7', signal)).resolves.toBe('by id');
  expect(call).toHaveBeenLastCalledWith(getStoreById, { params: { id: '7' } }, { signal });
});

test('a server error does not count as a missing slug', async () => {
  const { api, call } = clientOf(() => Promise.reject(new ApiError(500, 'Broken.')));
  await expect(fetchStore(api, '7', signal)).rejects.toMatchObject({ status: 500 });
  expect(call).toHaveBeenCalledOnce();
});
