import { expect, test } from 'vitest';
import { pageItems, pageWindow } from './pageItems.ts';

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

test.each([
  [1, 1, [1]],
  [2, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 'gap-after']],
  [2, 4, [1, 2, 3, 'gap-after']],
  [3, 4, ['gap-before', 2, 3, 4]],
  [7, 14, ['gap-before', 6, 7, 8, 'gap-after']],
  [14, 14, ['gap-before', 12, 13, 14]],
] as const)('three pages around page %i of %i', (page, count, expected) => {
  expect(pageWindow(page, count, 3)).toEqual(expected);
});

test('no pages give no items', () => {
  expect(pageItems(1, 0)).toEqual([]);
  expect(pageWindow(1, 0, 3)).toEqual([]);
});
