import { expect, test } from 'vitest';
import { pageKind } from './pageKind.ts';

test.each([
  ['/', 'shared'],
  ['/?utm_source=mail', 'shared'],
  ['/stores_details/juttigali?ref=1', 'shared'],
  ['/stores', 'shared'],
  ['/stores?page=2', 'query'],
  ['/stores?q=jutti', 'query'],
  ['/deals', 'shared'],
  ['/deals?page=2', 'query'],
  ['/coupons', 'shared'],
  ['/coupons?page=2', 'query'],
  ['/grabdeals/dhoom?ref=1', 'shared'],
  ['/forgot-password', 'query'],
  ['/forgot-password?key=secret', 'query'],
  ['/verify-email?key=secret', 'query'],
  ['/stop-bank-change?key=secret', 'query'],
  ['/credit_cards', 'shared'],
  ['/credit_cards?page=2', 'query'],
  ['/categories/apparel', 'shared'],
  ['/categories/apparel?giftPage=2', 'query'],
  ['/categories?ref=1', 'shared'],
  ['/redirect', 'query'],
  ['/redirect?url=https://shop.example', 'query'],
  ['/user_dashboard', 'private'],
  ['/user_dashboard/reports/click?page=2', 'private'],
  ['/user_dashboards', 'shared'],
])('%s is %s', (path, kind) => {
  expect(pageKind(new URL(path, 'https://potli.example'))).toBe(kind);
});
