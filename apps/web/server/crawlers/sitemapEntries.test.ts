import type { CataloguePage } from '@potli/server';
import { expect, test } from 'vitest';
import { sitemapEntries } from './sitemapEntries.ts';

const page = (kind: CataloguePage['kind'], slug: string, day: number): CataloguePage => ({
  kind,
  slug,
  changedAt: new Date(Date.UTC(2026, 0, day)),
});

const pages = [
  page('home', '', 4),
  page('coupons', '', 7),
  page('store', 'juttigali', 2),
  page('store', 'kulhad', 6),
  page('deal', 'diyas', 3),
  page('creditCard', 'mayura', 1),
  page('giftCard', 'tokrigo', 9),
  page('category', 'apparel', 5),
];

const changeOf = (path: string) =>
  sitemapEntries(pages)
    .find((entry) => entry.path === path)
    ?.changedAt?.getUTCDate();

test.each([
  ['/stores_details/juttigali', 2],
  ['/grabdeals/diyas', 3],
  ['/creditcards_details/mayura', 1],
  ['/gift_card_details/tokrigo', 9],
  ['/categories/apparel', 5],
  ['/stores', 6],
  ['/coupons', 7],
  ['/gift_cards', 9],
  ['/', 7],
  ['/about', undefined],
])('%s changed on day %s', (path, day) => {
  expect(changeOf(path)).toBe(day);
});

test('lists every page once, and none that is private or does something', () => {
  const paths = sitemapEntries(pages).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/privacy-policy');
  expect(paths.join(' ')).not.toMatch(/dashboard|redirect|forgot|credit_card_details/);
});

test('an empty shop still has its lists and texts', () => {
  expect(sitemapEntries([])).toContainEqual({ path: '/', changedAt: undefined });
});
