import { expect, test } from 'vitest';
import { pageKind } from './pageKind.ts';

test.each([
  ['/', 'shared'],
  ['/?utm_source=mail', 'shared'],
  ['/stores_details/juttigali?ref=1', 'shared'],
  ['/stores', 'shared'],
  ['/stores?page=2', 'query'],
  ['/stores?q=jutti', 'query'],
  ['/redirect', 'query'],
  ['/redirect?url=https://shop.example', 'query'],
  ['/user_dashboard', 'private'],
  ['/user_dashboard/reports/click?page=2', 'private'],
  ['/user_dashboards', 'shared'],
])('%s is %s', (path, kind) => {
  expect(pageKind(new URL(path, 'https://potli.example'))).toBe(kind);
});
