import { expect, test } from 'vitest';
import { pageNumber } from './pageNumber.ts';

test.each([
  [2, 2],
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [2.5, undefined],
  ['2', undefined],
  [undefined, undefined],
])('%s is page %s', (value, page) => {
  expect(pageNumber(value)).toBe(page);
});
