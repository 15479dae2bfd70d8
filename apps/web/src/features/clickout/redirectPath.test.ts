import { expect, test } from 'vitest';
import { redirectPath } from './redirectPath.ts';

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
