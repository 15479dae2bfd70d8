import { expect, test } from 'vitest';
import { toShareAddress } from './useLinkRows.ts';

const site = { productName: 'Potli', publicUrl: 'https://potli.example' };

test.each([
  ['/api', 'https://potli.example/api/custom-link/a1B2'],
  ['https://host.example/api', 'https://host.example/api/custom-link/a1B2'],
])('below %s', (apiHost, address) => {
  expect(toShareAddress({ ...site, apiHost }, 'a1B2')).toBe(address);
});
