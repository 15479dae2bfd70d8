import { expect, test, vi } from 'vitest';
import { createVersionedCache } from './createVersionedCache.ts';

const roomy = { maxEntries: 10, ttlMs: 60_000 };

test('callers at the same time share one load, later ones its value', async () => {
  const cache = createVersionedCache(roomy);
  const load = vi.fn(async () => ({}));
  const [a, b] = await Promise.all([cache.remember('k', load), cache.remember('k', load)]);
  expect(await cache.remember('k', load)).toBe(a);
  expect(b).toBe(a);
  expect(load).toHaveBeenCalledOnce();
});

test('a read that began before a change is not cached', async () => {
  const cache = createVersionedCache(roomy);
  const slow = Promise.withResolvers<string>();
  const early = cache.remember('k', () => slow.promise);
  cache.invalidate();
  const late = cache.remember('k', async () => 'new');
  slow.resolve('old');
  expect([await early, await late, await cache.remember('k', async () => 'newer')]).toEqual(['old', 'new', 'new']);
});

test('failures and undefined values are loaded again', async () => {
  const cache = createVersionedCache(roomy);
  await expect(cache.remember('k', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.remember('k', async () => undefined)).toBeUndefined();
  expect(await cache.remember('k', async () => 1)).toBe(1);
});

test('the least recently used go first', async () => {
  const cache = createVersionedCache({ ...roomy, maxEntries: 2 });
  const load = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.remember(key, load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.remember('b', load);
  expect(load).toHaveBeenCalledTimes(4);
});

test('among used entries the oldest is dropped, not the new one', async () => {
  const cache = createVersionedCache({ ...roomy, maxEntries: 2 });
  const load = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'a', 'b', 'c', 'c', 'b']) await cache.remember(key, load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.remember('a', load);
  expect(load).toHaveBeenCalledTimes(4);
});

test('a value expires after its time', async () => {
  let now = 1;
  const cache = createVersionedCache({ ...roomy, now: () => now });
  await cache.remember('k', async () => 'old');
  now = 60_001;
  expect(await cache.remember('k', async () => 'new')).toBe('old');
  now = 60_002;
  expect(await cache.remember('k', async () => 'new')).toBe('new');
});

test('a change raises the version and calls the listeners until they are removed', () => {
  const cache = createVersionedCache(roomy);
  const listener = vi.fn();
  const stop = cache.onChange(listener);
  const before = cache.version();
  cache.invalidate();
  stop();
  cache.invalidate();
  expect(listener).toHaveBeenCalledOnce();
  expect(cache.version()).toBe(before + 2);
});
