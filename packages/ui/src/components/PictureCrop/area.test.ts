import { expect, test } from 'vitest';
import { largestArea, moveArea, zoomArea, zoomOf } from './area.ts';

const wide = { width: 400, height: 200 };

test.each([
  [wide, 1, { x: 100, y: 0, width: 200, height: 200 }],
  [{ width: 30, height: 90 }, 1, { x: 0, y: 30, width: 30, height: 30 }],
  [wide, 4, { x: 0, y: 50, width: 400, height: 100 }],
])('of %j with %d it begins in the middle, as large as it can be', (picture, ratio, area) => {
  expect(largestArea(picture, ratio)).toEqual(area);
});

test.each([
  [10, 0, 110, 0],
  [-500, -500, 0, 0],
  [500, 500, 200, 0],
])('moved by %d and %d it stays inside', (dx, dy, x, y) => {
  expect(moveArea(largestArea(wide, 1), dx, dy, wide)).toEqual({ x, y, width: 200, height: 200 });
});

test('zooms around its middle, and keeps its ratio', () => {
  expect(zoomArea(largestArea(wide, 4), 2, wide)).toEqual({ x: 100, y: 75, width: 200, height: 50 });
});

test('grows away from an edge, and never beyond the picture', () => {
  expect(zoomArea({ x: 350, y: 150, width: 50, height: 50 }, 0.1, wide)).toEqual({
    x: 200,
    y: 0,
    width: 200,
    height: 200,
  });
  expect(zoomOf(zoomArea(largestArea(wide, 1), 100, wide), wide)).toBe(4);
});
