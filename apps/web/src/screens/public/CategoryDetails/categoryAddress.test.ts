import { expect, test } from 'vitest';
import { categoryAddress } from './categoryAddress.ts';

test.each([
  [{}, '/categories/apparel'],
  [{ page: 1, giftPage: 1 }, '/categories/apparel'],
  [{ page: 2 }, '/categories/apparel?page=2'],
  [{ giftPage: 3 }, '/categories/apparel?giftPage=3'],
  [{ page: 2, giftPage: 3 }, '/categories/apparel?page=2&giftPage=3'],
])('%j is at %s', (pages, address) => {
  expect(categoryAddress('apparel', pages)).toBe(address);
});
