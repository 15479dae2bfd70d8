import { expect, test } from 'vitest';
import { toSiteSettings } from './toSiteSettings.ts';

const product = { productName: 'Potli', publicUrl: 'https://potli.example' };

test.each([
  [undefined, '/api'],
  ['', '/api'],
  ['  ', '/api'],
  ['/backend/', '/backend'],
  ['https://api.example.in', 'https://api.example.in'],
  [' https://api.example.in/v2// ', 'https://api.example.in/v2'],
])('API_HOST %j leads to %s', (API_HOST, apiHost) => {
  expect(toSiteSettings(product, { API_HOST })).toEqual({ ...product, apiHost });
});

test.each(['api.example.in', 'ftp://api.example.in', 'javascript:alert(1)'])('refuses %s', (API_HOST) => {
  expect(() => toSiteSettings(product, { API_HOST })).toThrow('API_HOST must be');
});
