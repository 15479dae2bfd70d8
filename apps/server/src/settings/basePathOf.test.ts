import { expect, it } from 'vitest';
import { basePathOf, withoutBase } from './basePathOf.ts';
import { loadSettings } from './settings.ts';

it.each([
  ['https://potli.example', ''],
  ['https://potli.example/', ''],
  ['https://potli.example/shop', '/shop'],
  ['https://potli.example/in/shop-2/', '/in/shop-2'],
  ['https://potli.example/sh op', undefined],
  ['https://potli.example/%73hop', undefined],
  ['https://potli.example//shop', undefined],
  ['https://potli.example/shop?x=1', undefined],
  ['https://potli.example/shop#x', undefined],
])('the path of %s', (address, base) => {
  expect(basePathOf(address)).toBe(base);
});

it('an address that cannot have one is refused with its reason', () => {
  const start = () => loadSettings({ PUBLIC_URL: 'https://potli.example/sh op', NODE_ENV: 'production' });
  expect(start).toThrow(/PUBLIC_URL: must have no query, and only letters/);
});

it.each([
  ['/shop', '/'],
  ['/shop?q=1', '/?q=1'],
  ['/shop/', '/'],
  ['/shop/stores?page=2', '/stores?page=2'],
  // a proxy has taken it off, or another path has the same start
  ['/stores', '/stores'],
  ['/shopping', '/shopping'],
])('%s is served as %s', (asked, served) => {
  expect(withoutBase(asked, '/shop')).toBe(served);
  expect(withoutBase(asked, '')).toBe(asked);
});
