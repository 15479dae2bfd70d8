import { expect, test } from 'vitest';
import { cachePolicy } from './cachePolicy.ts';

test.each([
  ['/', '', 'shared'],
  ['/stores', '?page=2', 'shared'],
  ['/stores_details/juttigali', '', 'shared'],
  ['/forgot-password', '', 'shared'],
  ['/forgot-password', '?key=secret', 'secret'],
  ['/verify-email', '?key=secret', 'secret'],
  ['/stop-bank-change', '?key=secret', 'secret'],
  ['/unsubscribe', '?key=secret', 'secret'],
  ['/redirect', '?url=https%3A%2F%2Fshop.example', 'secret'],
  ['/user_dashboard', '', 'private'],
  ['/user_dashboard/reports/click', '?page=2', 'private'],
  ['/user_dashboards', '', 'shared'],
])('%s%s is %s', (path, search, policy) => {
  expect(cachePolicy({ path, search })).toBe(policy);
});
