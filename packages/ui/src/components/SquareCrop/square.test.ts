import { expect, test } from 'vitest';
import { largestSquare, moveSquare, zoomSquare } from './square.ts';

const wide = { width: 400, height: 200 };

test('begins in the middle, as large as it can be', () => {
  expect(largestSquare(wide)).toEqual({ x: 100, y: 0, side: 200 });
  expect(largestSquare({ width: 30, height: 90 })).toEqual({ x: 0, y: 30, side: 30 });
});

test.each([
  [10, 0, 110, 0],
  [-500, -500, 0, 0],
  [500, 500, 200, 0],
])('moved by %d and %d it stays inside', (dx, dy, x, y) => {
  expect(moveSquare(largestSquare(wide), dx, dy, wide)).toEqual({ x, y, side: 200 });
});

test('zooms around its middle', () => {
  expect(zoomSquare(largestSquare(wide), 2, wide)).toEqual({ x: 150, y: 50, side: 100 });
});

test('grows away from an edge', () => {
  expect(zoomSquare({ x: 350, y: 150, side: 50 }, 1, wide)).toEqual({ x: 200, y: 0, side: 200 });
});
