import { expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#FF0000', '#FFFFFF', 4],
  ['#123456', '#123456', 1],
])('%s on %s is %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
});

test('refuses other notations, because a transparent colour depends on its background', () => {
  expect(() => contrastRatio('rgba(0,0,0,.5)', '#FFFFFF')).toThrow(RangeError);
  expect(() => contrastRatio('#FFF', '#000000')).toThrow(RangeError);
});
