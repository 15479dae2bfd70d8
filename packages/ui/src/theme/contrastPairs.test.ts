import { expect, test } from 'vitest';
import { brands } from '../docs/brands.ts';
import { contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';
import type { Colors } from './tokens.ts';

const themes = brands.flatMap(({ name, light, dark }) => [
  { title: `${name} light`, colors: light },
  { title: `${name} dark`, colors: dark },
]);

test('brands are found', () => {
  expect(brands.map(({ name }) => name)).toContain('potli');
});

test.each(themes)('every pair of $title has an AA ratio', ({ colors }) => {
  const tooWeak = contrastPairs
    .map(({ front, ground, atLeast }) => ({ front, ground, atLeast, ratio: ratio(colors, front, ground) }))
    .filter((pair) => pair.ratio < pair.atLeast);
  expect(tooWeak).toEqual([]);
});

test.each(brands)('paper is visible on every stub of $name', ({ art, stub }) => {
  for (const ground of Object.values(stub)) expect(contrastRatio(art.paper, ground)).toBeGreaterThan(3);
});

/** The ratios that the design of the brand states. */
test.each<[keyof Colors, keyof Colors, number, number]>([
  ['text', 'background', 16.5, 16.8],
  ['textMuted', 'surface', 7.3, 9.3],
  ['textMuted', 'sunken', 6.4, 10.5],
  ['textSubtle', 'surface', 5.4, 6.4],
  ['textSubtle', 'sunken', 4.7, 7.2],
  ['onBrandSurface', 'brandSurface', 8.8, 14.8],
  ['onPrimary', 'primary', 8.8, 9.5],
  ['onSecondary', 'secondary', 16.2, 15.6],
  ['money', 'surface', 6.6, 9.6],
  ['money', 'moneySoft', 5.6, 7.2],
  ['highlight', 'highlightSoft', 5.7, 8.8],
  ['promote', 'promoteSoft', 5.5, 7.1],
  ['info', 'infoSoft', 7.9, 7.4],
  ['danger', 'dangerSoft', 5.5, 7.2],
  ['onFeatureMuted', 'feature', 7.5, 8.9],
  ['onInverseMuted', 'inverse', 10.5, 10.6],
  ['borderStrong', 'surface', 4.0, 4.5],
  ['primaryBorder', 'surface', 4.6, 9.4],
  ['brandSurfaceBorder', 'brandSurface', 3.1, 8.4],
  ['focus', 'brandSurface', 4.8, 10.8],
])('potli: %s on %s is %d in light and %d in dark', (front, ground, inLight, inDark) => {
  const potli = brands.find(({ name }) => name === 'potli');
  expect(potli && ratio(potli.light, front, ground)).toBeCloseTo(inLight, 1);
  expect(potli && ratio(potli.dark, front, ground)).toBeCloseTo(inDark, 1);
  expect(contrastPairs).toContainEqual(expect.objectContaining({ front, ground }));
});

function ratio(colors: Colors, front: keyof Colors, ground: keyof Colors): number {
  return contrastRatio(colors[front], colors[ground]);
}
