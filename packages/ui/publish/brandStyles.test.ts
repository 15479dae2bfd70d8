import { expect, test } from 'vitest';
import { haat } from '../src/brands/haat/tokens.ts';
import { potli } from '../src/brands/potli/tokens.ts';
import { brandStyles } from '../src/theme/brandStyles.ts';
import { brandLayer, layerOrder } from './cascadeLayers.ts';

test('the published sheets know the layer of brands', () => {
  expect(layerOrder).toContain(`,${brandLayer},`);
});

test.each([potli, haat])('the sheet of a brand is one layer, that of brands, and nothing outside of it', (tokens) => {
  const [, layer = '', rules = ''] = /^@layer ([\w.]+) \{\n([\s\S]*)\}\n$/.exec(brandStyles(tokens)) ?? [];
  expect(layer).toBe(brandLayer);
  let depth = 0;
  for (const sign of rules) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    expect(depth, 'closed before its end').toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});
