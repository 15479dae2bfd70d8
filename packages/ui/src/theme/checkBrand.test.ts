import { expect, test } from 'vitest';
import { potli } from '../brands/potli/tokens.ts';
import { brandStyles } from './brandStyles.ts';
import { checkBrand } from './checkBrand.ts';
import type { BrandTokens } from './tokens.ts';

test('a pair below its limit is named, in the theme where it is', () => {
  const light = { ...potli.light, textMuted: '#777777', surface: '#FFFFFF', borderStrong: '#CCCCCC' };
  const weak = checkBrand({ ...potli, light });
  expect(weak.every(({ theme }) => theme === 'light')).toBe(true);
  expect(weak).toContainEqual({
    theme: 'light',
    front: 'textMuted',
    ground: 'surface',
    atLeast: 4.5,
    ratio: expect.closeTo(4.48) as number,
  });
  expect(weak).toContainEqual(expect.objectContaining({ front: 'borderStrong', ground: 'surface', atLeast: 3 }));
});

test('a brand that everybody can read has no weak pair', () => {
  expect(checkBrand(potli)).toEqual([]);
});

const light = (text: string) => ({ light: { ...potli.light, text } });

test.each<[string, Partial<BrandTokens>, string]>([
  ['a name with a blank', { name: 'my shop' }, 'begins with a letter: "my shop"'],
  ['a name that ends a selector', { name: 'a"] body[x="' }, 'letters, digits and hyphens'],
  ['no name', { name: '' }, 'begins with a letter: ""'],
  ['a colour with a digit too few', light('#12345'), 'potli: light.text is no colour: "#12345"'],
  ['a word', light('tomatoe'), 'potli: light.text is no colour: "tomatoe"'],
  ['a colour that is missing', light(undefined as never), 'potli: light.text is undefined'],
  ['a colour that ends its rule', light('rgb(0,0,0);} body { color: red'), 'potli: light.text is no colour'],
  [
    'a radius that ends its rule',
    { radius: { ...potli.radius, card: '4px } *{' } },
    'potli: radius.card would end its rule',
  ],
  [
    'a font that ends a style element',
    { font: { ...potli.font, text: '</style>' } },
    'potli: font.text would end its rule',
  ],
])('brandStyles refuses %s', (_, change, reason) => {
  expect(() => brandStyles({ ...potli, ...change })).toThrow(reason);
});

test.each([
  '#fff',
  '#FFFFFF',
  '#ffffff80',
  'rgba(0,0,0,.5)',
  'oklch(70% 0.1 250)',
  'color-mix(in srgb, #fff 20%, #000)',
])('brandStyles takes the colour %s', (color) => {
  expect(brandStyles({ ...potli, ...light(color) })).toContain(`: ${color};`);
});
