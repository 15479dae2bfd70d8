import { afterEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from './safeLocalStorage.ts';

afterEach(() => {
  safeLocalStorage.remove('theme');
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
  safeLocalStorage.write('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  expect(safeLocalStorage.read('theme')).toBe('dark');
  safeLocalStorage.remove('theme');
  expect(safeLocalStorage.read('theme')).toBeUndefined();
});

test('a browser that refuses storage has values until the page is closed', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(safeLocalStorage.read('theme')).toBeUndefined();
  safeLocalStorage.write('theme', 'dark');
  expect(safeLocalStorage.read('theme')).toBe('dark');
  safeLocalStorage.remove('theme');
  expect(safeLocalStorage.read('theme')).toBeUndefined();
});

test('a full storage does not bring back old values', () => {
  const storage = createStorage();
  storage.setItem('theme', 'light');
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse });
  safeLocalStorage.write('theme', 'dark');
  expect(safeLocalStorage.read('theme')).toBe('dark');
});
