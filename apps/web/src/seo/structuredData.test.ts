import { expect, test } from 'vitest';
import { breadcrumbList, couponList, faqPage, siteThings, toScript } from './structuredData.ts';

const site = { productName: 'Potli', publicUrl: 'https://potli.example', apiHost: '/api' };
const toUrl = (path: string) => new URL(path, site.publicUrl).href;

test('no text ends the element', () => {
  const script = toScript([{ '@type': 'Thing', name: '</script><script>evil()</script>' }]);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>evil()</script>' }],
  });
});

test('no things are no element', () => {
  expect(toScript([])).toBe('');
  expect(faqPage([])).toEqual([]);
});

test('breadcrumbs begin at home and are numbered', () => {
  const crumbs = [
    { name: 'Stores', path: '/stores' },
    { name: 'Juttigali', path: '/stores_details/juttigali' },
  ];
  expect(breadcrumbList(crumbs, toUrl).itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://potli.example/' },
    { position: 2, name: 'Stores', item: 'https://potli.example/stores' },
    { position: 3, name: 'Juttigali', item: 'https://potli.example/stores_details/juttigali' },
  ]);
});

test('the search of the shop is named by its address', () => {
  expect(siteThings(site, toUrl)).toMatchObject([
    { '@type': 'Organization', logo: 'https://potli.example/icons/icon-512.png' },
    { potentialAction: { target: { urlTemplate: 'https://potli.example/stores?q={search_term_string}' } } },
  ]);
});

test('a coupon is good until it expires, or for as long as it is there', () => {
  const coupon = {
    id: '1',
    urlSlug: 'ten-off',
    offerName: 'Ten off',
    offerImageUrl: '/a.svg',
    offerHomePageCardTag: '',
    couponCode: '',
    expiryDate: '2026-12-01T00:00:00.000Z',
    redirectUrl: 'https://shop.example',
    isOffline: false,
  };
  expect(couponList([coupon, { ...coupon, expiryDate: null }]).itemListElement).toMatchObject([
    { position: 1, item: { '@type': 'Offer', name: 'Ten off', validThrough: '2026-12-01T00:00:00.000Z' } },
    { position: 2, item: { validThrough: undefined } },
  ]);
});
