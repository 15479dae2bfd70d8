import { expect, test } from 'vitest';
import { pageItems } from './pageItems.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 14, [1, 2, 3, 'gap-after', 14]],
  [3, 14, [1, 2, 3, 4, 'gap-after', 14]],
  [7, 14, [1, 'gap-before', 6, 7, 8, 'gap-after', 14]],
  [14, 14, [1, 'gap-before', 12, 13, 14]],
] as const)('page %i of %i', (page, count, expected) => {
  expect(pageItems(page, count)).toEqual(expected);
});

test('no pages, no items', () => {
  expect(pageItems(1, 0)).toEqual([]);
});
