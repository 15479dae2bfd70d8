import { expect, test } from 'vitest';
import { cachePolicy, keyedAddress } from './cachePolicy.ts';

test.each([
  ['/', '', 'shared'],
  ['/stores', '?page=2', 'shared'],
  ['/stores_details/juttigali', '', 'shared'],
  ['/forgot-password', '', 'shared'],
  ['/forgot-password', '?key=secret', 'keyed'],
  ['/verify-email', '?key=secret', 'keyed'],
  ['/stop-bank-change', '?key=secret', 'keyed'],
  ['/unsubscribe', '?key=secret', 'keyed'],
  ['/gift/secret', '', 'private'],
  ['/checkout/GC-1', '', 'private'],
  ['/redirect', '?url=https%3A%2F%2Fshop.example', 'secret'],
  ['/user_dashboard', '', 'private'],
  ['/user_dashboard/reports/click', '?page=2', 'private'],
  ['/user_dashboards', '', 'shared'],
])('%s%s is %s', (path, search, policy) => {
  expect(cachePolicy({ path, search })).toBe(policy);
});

test('a page of a mail is rendered once for all keys, and once for none', () => {
  const address = (search: string) => keyedAddress({ path: '/verify-email', search });
  expect(['?key=a', '?key=%22123%22', '?key=~', '?key='].map(address)).toEqual([
    '/verify-email?key=~',
    '/verify-email?key=~',
    '/verify-email?key=~',
    '/verify-email',
  ]);
});
