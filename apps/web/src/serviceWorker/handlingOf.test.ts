import { expect, test } from 'vitest';
import { handlingOf } from './handlingOf.ts';

const origin = 'https://potli.example';

test.each([
  ['/stores_details/juttigali', 'GET', 'navigate', 'page'],
  ['/?utm_source=mail', 'GET', 'navigate', 'page'],
  ['/assets/core-a1b2.js', 'GET', 'cors', 'file'],
  ['/assets/eczar.woff2', 'GET', 'cors', 'file'],
  ['/api/stores/paginated', 'GET', 'cors', 'none'],
  ['/api/custom-link/a1b2', 'GET', 'navigate', 'none'],
  ['/art/mark.svg', 'GET', 'no-cors', 'none'],
  ['/', 'POST', 'navigate', 'none'],
  ['https://cdn.example/assets/a.js', 'GET', 'cors', 'none'],
] as const)('%s by %s (%s): %s', (path, method, mode, handling) => {
  expect(handlingOf({ url: new URL(path, origin).href, method, mode }, origin)).toBe(handling);
});
