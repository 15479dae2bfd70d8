import { expect, test } from 'vitest';
import { moveBorder, shareWidths } from './shareWidths.ts';

test('shares of all columns stay as they are', () => {
  expect(shareWidths({ a: 20, b: 80 }, ['a', 'b'])).toEqual({ a: 20, b: 80 });
});

test('what a hidden column had is divided', () => {
  expect(shareWidths({ a: 20, b: 20, c: 60 }, ['a', 'b'])).toEqual({ a: 50, b: 50 });
});

test('a column that appears gets an average share', () => {
  expect(shareWidths({ a: 30, b: 70 }, ['a', 'b', 'new'])).toEqual({
    a: 20,
    b: (70 / 150) * 100,
    new: (50 / 150) * 100,
  });
});

test('without a share the columns keep their own widths', () => {
  expect(shareWidths({}, ['a'])).toBeUndefined();
  expect(shareWidths({ gone: 40 }, ['a'])).toBeUndefined();
});

test.each([
  ['moves', [200, 100], 20, [220, 80]],
  ['stops at the least width of the second', [200, 100], 90, [220, 80]],
  ['stops at the least width of the first', [200, 100], -500, [80, 220]],
  ['leaves two narrow columns', [70, 60], 10, [70, 60]],
] as const)('the border %s', (_, widths, by, moved) => {
  expect(moveBorder(widths, by, 80)).toEqual(moved);
});
