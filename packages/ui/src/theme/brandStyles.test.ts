import { expect, test } from 'vitest';
import { haat } from '../brands/haat/tokens.ts';
import { potli } from '../brands/potli/tokens.ts';
import { brandStyles } from './brandStyles.ts';

/** As publish/cascadeLayers.ts orders the published sheets. */
const LAYER = 'potli.brand';

test.each([potli, haat])('the sheet of a brand is one layer, that of brands, and nothing outside of it', (tokens) => {
  const [, layer = '', rules = ''] = /^@layer ([\w.]+) \{\n([\s\S]*)\}\n$/.exec(brandStyles(tokens)) ?? [];
  expect(layer).toBe(LAYER);
  let depth = 0;
  for (const sign of rules) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    expect(depth, 'closed before its end').toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
});
