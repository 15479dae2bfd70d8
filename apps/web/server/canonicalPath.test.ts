import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/about/.', '/about'],
  ['/x/../about', '/about'],
  ['/x/%2e%2e/about', '/about'],
  ['/../../etc', '/etc'],
  ['//evil.test/..', '/'],
  ['//evil.test', '/evil.test'],
  ['///evil.test//', '/evil.test'],
  ['/\\evil.test', '/evil.test'],
  ['/%5cevil.test', '/%5Cevil.test'],
  ['/%2fevil.test', '/%2Fevil.test'],
  ['/%2561', '/%2561'],
  ['//u:p@x/', '/u%3Ap%40x'],
  ['/%e0%a4%95', '/%E0%A4%95'],
  ['/क', '/%E0%A4%95'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each(['/%', '/%zz', '/%00', '/a%0d%0alocation:x', '/%E0%A4%A', '/%7f', '/%c3%28', `/${'x'.repeat(500)}`])(
  '%s is no path',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);

const parts = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%09', '%', 'a', 'B', '@', ':', '%61', '~', '?'];

/** All sequences of up to four parts. */
function* sequences(length: number): Generator<string> {
  yield '';
  if (length === 0) return;
  for (const rest of sequences(length - 1)) for (const part of parts) yield part + rest;
}

test('any path leads to this site and is canonical at once', () => {
  const wrong = [...new Set(sequences(4))].filter((tail) => {
    const path = canonicalPath(`/${tail}`);
    if (path === undefined) return false;
    const url = new URL(path, 'https://potli.example/deep/page');
    return url.origin !== 'https://potli.example' || url.pathname !== path || canonicalPath(path) !== path;
  });
  expect(wrong).toEqual([]);
});
