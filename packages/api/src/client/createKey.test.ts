import { expect, it } from 'vitest';
import { createKey } from './createKey.ts';

it('makes keys that begin with the time and are never the same', () => {
  const beforeMs = Date.now();
  const keys = Array.from({ length: 1_000 }, createKey);
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const atMs = Number.parseInt(key.replace('-', '').slice(0, 12), 16);
    expect(atMs).toBeGreaterThanOrEqual(beforeMs);
    expect(atMs).toBeLessThanOrEqual(Date.now());
  }
});
