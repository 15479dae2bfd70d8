import { expect, test } from 'vitest';
import { brands } from '../docs/brands.ts';
import { type DesignTokens, toDesignTokens } from './designTokens.ts';

type Value = { value: number; unit: string };
type Color = { components: number[]; alpha: number; hex: string };
type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Value> & { color: Color };

const rgba = ({ components, alpha }: Color) =>
  [...components.map((channel) => Math.round(channel * 255)), alpha].join();
const length = ({ value }: Value) => (value === 0 ? '0' : `${value}px`);

/** What CSS says, without blanks and in one notation for colours. */
function normalize(css: string): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return css
    .replace(/#[\da-f]{6}/gi, (hex) => [...channels(hex), 1].join())
    .replace(/(?:drop-shadow|rgba?)\(|[)"\s]/g, '')
    .replace(/(^|,)\./g, '$10.');
}

/** A token written as CSS again. */
function toCss(token: DesignTokens): string {
  const { $type, $value } = token;
  if ($type === 'color') return rgba($value as Color);
  if ($type === 'dimension') return length($value as Value);
  if ($type === 'number') return String($value);
  if ($type === 'fontFamily') return ($value as string[]).join().replaceAll(' ', '');
  if ($type !== 'shadow')
    return Object.values(token)
      .map((corner) => toCss(corner as DesignTokens))
      .join('');
  return [$value as Shadow | Shadow[]]
    .flat()
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [offsetX, offsetY, blur, ...(spread.value ? [spread] : [])].map(length).concat(rgba(color)).join(''),
    )
    .join('');
}

function leaves(tree: object, path: readonly string[] = []): [path: readonly string[], css: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key], value]] : leaves(value as object, [...path, key]),
  );
}

test.each(brands)('every token of $name is a design token with the same value', ({ name, motif, ...tokens }) => {
  const exported = toDesignTokens({ name, motif, ...tokens });
  const all = leaves(tokens);
  expect(all.length).toBeGreaterThan(150);
  const differing = all.filter(([path, css]) => {
    const token = path.reduce<unknown>((branch, key) => (branch as DesignTokens | undefined)?.[key], exported);
    const asNumber = /^[\d.]+(em|%)?$/.test(css) && (token as DesignTokens).$type === 'number';
    const expected = asNumber ? String(Number.parseFloat(css) / (css.endsWith('%') ? 100 : 1)) : normalize(css);
    return !token || toCss(token as DesignTokens) !== expected;
  });
  expect(differing).toEqual([]);
  expect(exported.$extensions).toEqual({ potli: { motif } });
});

test('refuses colours and corners that design tools do not know', () => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand');
  expect(() => toDesignTokens({ ...brand, light: { ...brand.light, text: 'tomato' } })).toThrow('tomato');
  expect(() => toDesignTokens({ ...brand, radius: { ...brand.radius, card: '1px 2px' } })).toThrow('1px 2px');
});
