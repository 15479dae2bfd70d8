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
  ['a theme that is missing', { dark: undefined as never }, 'potli: dark is undefined'],
  ['a group that is missing', { radius: undefined as never }, 'potli: radius is undefined'],
  [
    'a font that is missing',
    { font: { display: 'Georgia', displayDrop: '0' } as never },
    'potli: font.text is missing',
  ],
  ['a text in place of a group', { elevation: 'none' as never }, 'potli: elevation.tag is missing'],
  [
    'a colour of the logo by another name',
    { logo: { ...potli.logo, inverse: { ...potli.logo.brand, word: undefined as never } } },
    'potli: logo.inverse.word is undefined',
  ],
  [
    'a motif that is not drawn',
    { motif: { hem: 'waves' as never, stitch: 'dotted' } },
    'potli: motif.hem is "waves", and has to be one of scallop, zigzag, none',
  ],
])('brandStyles refuses %s', (_, change, reason) => {
  expect(() => brandStyles({ ...potli, ...change })).toThrow(reason);
});

test('checkBrand says which colour has no contrast of its own', () => {
  const brand = { ...potli, ...light('rgb(0 0 0 / 50%)') };
  expect(() => checkBrand(brand)).toThrow('light.text is "rgb(0 0 0 / 50%)", whose contrast is only known as #RRGGBB');
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
