import { expect, test } from 'vitest';
import { readStoresSearch } from './readStoresSearch.ts';
import { storesAddress } from './storesAddress.ts';

test.each([
  [{}, '/stores'],
  [{ page: 1, sort: 'name' }, '/stores'],
  [{ page: 2 }, '/stores?page=2'],
  [{ category: 'apparel', sort: 'cashback', page: 3 }, '/stores?category=apparel&sort=cashback&page=3'],
  [{ category: '../x', sort: 'luck', page: -1 }, '/stores'],
  [{ category: ['apparel'], sort: 7 }, '/stores'],
])('%j is at %s', (search, address) => {
  expect(storesAddress(readStoresSearch(search))).toBe(address);
});

test.each([
  [{ q: 'jut', category: 'apparel', page: 2 }, { q: 'jut' }],
  [{ q: 24 }, { q: '24' }],
  [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(100) }],
])('%j searches', (search, read) => {
  expect(readStoresSearch(search)).toEqual(read);
});
