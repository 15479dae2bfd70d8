import { expect, test } from 'vitest';
import { pageHead } from './pageHead.ts';

const site = { productName: 'Potli', publicUrl: 'https://potli.example', apiHost: '/api' };
const about = { site, title: 'About Potli', description: 'How it works.', path: '/about' };

const contentOf = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.flatMap((meta) =>
    ('property' in meta && meta.property === name) || ('name' in meta && meta.name === name) ? [meta.content] : [],
  );

test('title and description serve the page and its shared links', () => {
  const head = pageHead(about);
  expect(head.meta).toContainEqual({ title: 'About Potli' });
  expect(contentOf(head, 'og:title')).toEqual(['About Potli']);
  expect(contentOf(head, 'description')).toEqual(contentOf(head, 'og:description'));
});

test('addresses are whole', () => {
  const head = pageHead({ ...about, path: '/stores?page=2', image: '/og/coupons.png' });
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://potli.example/stores?page=2' }]);
  expect(contentOf(head, 'og:url')).toEqual(['https://potli.example/stores?page=2']);
  expect(contentOf(head, 'og:image')).toEqual(['https://potli.example/og/coupons.png']);
});

test('without a picture of its own a page has that of the shop', () => {
  expect(contentOf(pageHead(about), 'og:image')).toEqual(['https://potli.example/og/shop.png']);
});

test('what is not to be found has no canonical address', () => {
  const head = pageHead({ ...about, noindex: true });
  expect(contentOf(head, 'robots')).toEqual(['noindex']);
  expect(head.links).toEqual([]);
  expect(contentOf(pageHead(about), 'robots')).toEqual([]);
});
