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

it('is silent about equal pixels in other bytes', () => {
  const repacked = PNG.sync.write(PNG.sync.read(picture()), { colorType: 2 });
  expect(repacked.equals(picture())).toBe(false);
  expect(compareShots(picture(), repacked)).toBeUndefined();
});

it('sees a shift by one pixel', () => {
  expect(compareShots(picture(), picture({ x: 11 }))?.pixels).toBe(40);
});

it('sees a colour that is off by ΔE 2 (CIEDE2000 2.05)', () => {
  const [money, seeded] = [picture({ color: [0, 105, 95] }), picture({ color: [0, 111, 100] })];
  expect(compareShots(money, seeded)?.pixels).toBe(400);
});

it.each<Color>([
  [247, 169, 27],
  [246, 170, 27],
  [246, 169, 28],
])('sees one step of one channel, far below ΔE 2', (...color) => {
  expect(compareShots(picture(), picture({ color }))?.pixels).toBe(400);
});

it('sees a single pixel at an edge: nothing passes as anti-aliasing', () => {
  const softened = PNG.sync.read(picture());
  softened.data.set([250, 212, 141], (20 * 40 + 9) * 4);
  expect(compareShots(picture(), PNG.sync.write(softened))?.pixels).toBe(1);
});

it('compares pictures of different heights', () => {
  expect(compareShots(picture(), picture({ height: 41 }))?.pixels).toBeGreaterThan(0);
});
