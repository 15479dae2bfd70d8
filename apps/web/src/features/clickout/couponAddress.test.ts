import type { Client } from '@potli/api/client';
import { expect, test, vi } from 'vitest';
import { couponAddress, couponLink } from './couponAddress.ts';
import * as recording from './recordClick.ts';

const site = { productName: 'Potli', publicUrl: 'https://potli.example', apiHost: '/api' };
const click = { source: 'potli', clickId: '0192' };

test.each([
  ['https://shop.example/sale', 'https://shop.example/sale?utm_source=potli&tag=0192'],
  ['https://shop.example/sale?aff=7', 'https://shop.example/sale?aff=7&utm_source=potli&tag=0192'],
  ['https://shop.example/sale?tag=old&utm_source=old', 'https://shop.example/sale?tag=0192&utm_source=potli'],
  ['https://shop.example/#/sale', 'https://shop.example/?utm_source=potli&tag=0192#/sale'],
])('%s becomes %s', (url, link) => {
  expect(couponLink(url, click)).toBe(link);
});

test('encodes what it adds', () => {
  const link = new URL(couponLink('https://shop.example', { source: 'a&b', clickId: 'x=y#z' }));
  expect(Object.fromEntries(link.searchParams)).toEqual({ utm_source: 'a&b', tag: 'x=y#z' });
});

test.each([
  ['https://shop.example/sale', 'https://shop.example/sale?utm_source=potli&tag=0192'],
  ['/stores_details/juttigali', '/stores_details/juttigali'],
  ['', ''],
])('a coupon that leads to "%s" opens "%s"', async (url, address) => {
  const recorded = vi.spyOn(recording, 'recordClick').mockResolvedValue({ url, clickId: '0192' });
  const coupon = { id: '1', source: 'OFFER', name: 'Chaibox', link: url } as const;
  expect(await couponAddress({} as Client, coupon, site)).toBe(address);
  recorded.mockRestore();
});

test('a click that was not recorded leads to the page that says so', async () => {
  const recorded = vi.spyOn(recording, 'recordClick').mockResolvedValue(undefined);
  const coupon = { id: '7', source: 'OFFER', name: 'Chaibox', link: 'https://shop.example/?s={clickId}' } as const;
  const { pathname, searchParams } = new URL(await couponAddress({} as Client, coupon, site), 'https://potli.example');
  expect({ pathname, ...Object.fromEntries(searchParams) }).toEqual({
    pathname: '/redirect',
    url: 'https://shop.example/',
    name: 'Chaibox',
    unrecorded: 'OFFER-7',
  });
  recorded.mockRestore();
});
