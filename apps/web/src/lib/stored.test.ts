import { afterEach, expect, test, vi } from 'vitest';
import { stored } from './stored.ts';

afterEach(() => {
  stored.remove('theme');
  vi.unstubAllGlobals();
});

/** As much of a storage as is used. */
function createStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('reads what was written, until it is removed', () => {
  const storage = createStorage();
  vi.stubGlobal('localStorage', storage);
  stored.write('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  expect(stored.read('theme')).toBe('dark');
  stored.remove('theme');
  expect(stored.read('theme')).toBeUndefined();
});

test('a browser that refuses storage keeps values until the page is closed', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(stored.read('theme')).toBeUndefined();
  stored.write('theme', 'dark');
  expect(stored.read('theme')).toBe('dark');
  stored.remove('theme');
  expect(stored.read('theme')).toBeUndefined();
});

test('a full storage does not bring back old values', () => {
  const storage = createStorage();
  storage.setItem('theme', 'light');
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
  stored.write('theme', 'dark');
  expect(stored.read('theme')).toBe('dark');
});
