import { expect, test } from 'vitest';
import { readUnrecorded } from './readUnrecorded.ts';
import { redirectPath, unrecordedPath } from './redirectPath.ts';

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://potli.example');
  return { pathname, ...Object.fromEntries(searchParams) };
};

test('carries address, name and logo whole', () => {
  const target = { url: 'https://shop.example/in?a=1&b=2#top', name: 'Chai & Co', logo: '/demo/stores/chai.svg' };
  expect(read(redirectPath(target))).toEqual({ pathname: '/redirect', ...target });
});

test.each([undefined, ''])('leaves out the logo %j', (logo) => {
  expect(read(redirectPath({ url: 'https://shop.example/', name: 'Chai', logo }))).not.toHaveProperty('logo');
});

test.each(['STORE', 'CREDIT_CARD', 'OFFER', 'GIFT_CARD'] as const)(
  'a visit to a %s that is not recorded carries what it needs to be, and no placeholder',
  (source) => {
    const target = { id: '12', source, name: 'Chai & Co', link: 'https://shop.example/?a=1&sub={clickId}' };
    const { url, unrecorded, pathname }: Record<string, string> = read(unrecordedPath(target));
    expect({ url, pathname }).toEqual({ url: 'https://shop.example/?a=1', pathname: '/redirect' });
    expect(readUnrecorded(unrecorded ?? '')).toEqual({ source, id: '12' });
  },
);

test.each(['', 'STORE', 'STORE-', 'CUSTOM_LINK-1', 'store-1', `STORE-${'1'.repeat(65)}`])(
  '%j names no shop',
  (text) => {
    expect(readUnrecorded(text)).toBeUndefined();
  },
);
