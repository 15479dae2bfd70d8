import { expect, it, vi } from 'vitest';
import { createLoadingCache } from './loadingCache.ts';

function openCache() {
  const clock = { ms: 1 };
  return { clock, cache: createLoadingCache({ maxEntries: 2, ttlMs: 100, now: () => clock.ms }) };
}

it('loads a value once, also for callers at the same time, until it is too old', async () => {
  const { cache, clock } = openCache();
  const load = vi.fn(() => Promise.resolve('value'));
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['value', 'value']);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  clock.ms += 101;
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('caches neither failures nor undefined, but null', async () => {
  const { cache } = openCache();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', () => Promise.resolve(undefined))).toBeUndefined();
  expect(await cache.get('a', () => Promise.resolve(null))).toBeNull();
  expect(await cache.get('a', () => Promise.resolve('later'))).toBeNull();
});

it('drops the least recently used value, and all values on demand', async () => {
  const { cache } = openCache();
  const load = vi.fn((key: string) => Promise.resolve(key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, () => load(key));
  expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
  cache.clear();
  await cache.get('b', () => load('b'));
  expect(load).toHaveBeenCalledTimes(5);
});

it('a load from before it forgot does not end the one after', async () => {
  const { cache } = openCache();
  const first = Promise.withResolvers<string | undefined>();
  const early = cache.get('a', () => first.promise);
  cache.clear();
  const later = cache.get('a', () => Promise.resolve('new'));
  first.resolve(undefined);
  expect([await early, await later]).toEqual([undefined, 'new']);
  expect(await cache.get('a', () => Promise.resolve('newer'))).toBe('new');
});
