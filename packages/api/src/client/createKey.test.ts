import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKey } from './createKey.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

it('makes keys that begin with the time and are never the same', () => {
  const keys = Array.from({ length: 1_000 }, createKey);
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(key.replace('-', '').slice(0, 12), 16)).toBe(NOW.getTime());
  }
});
