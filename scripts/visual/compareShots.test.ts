import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compareShots } from './compareShots.ts';

type Color = [red: number, green: number, blue: number];

/** A square of a colour on white, its left edge at `x`. */
function picture({ x = 10, color = [246, 169, 27] as Color, height = 40 } = {}) {
  const png = new PNG({ width: 40, height });
  png.data.fill(255);
  for (let row = 10; row < 30; row += 1) {
    for (let column = x; column < x + 20; column += 1) png.data.set(color, (row * 40 + column) * 4);
  }
  return PNG.sync.write(png);
}

it('is silent about equal pictures', () => {
  expect(compareShots(picture(), picture())).toBeUndefined();
});

it('sees a shift by one pixel', () => {
  expect(compareShots(picture(), picture({ x: 11 }))?.pixels).toBe(40);
});

it('sees a colour that is off by about two ΔE', () => {
  expect(compareShots(picture(), picture({ color: [249, 173, 34] }))?.pixels).toBe(400);
});

it('compares pictures of different heights', () => {
  expect(compareShots(picture(), picture({ height: 41 }))?.pixels).toBeGreaterThan(0);
});
