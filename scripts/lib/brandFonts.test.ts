import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandFonts, fontFolder } from './brandFonts.ts';

it.each(Object.entries(brandFonts))(
  '%s is made from the installed package (else run: node scripts/fonts.ts)',
  async (name, make) => {
    expect(readFileSync(path.join(fontFolder, name)).equals(await make())).toBe(true);
  },
);

it('no other font is in the folder, and a page loads 40 kB of fonts at most', () => {
  expect(readdirSync(fontFolder).sort()).toEqual(Object.keys(brandFonts).sort());
  const ofPotli = Object.keys(brandFonts).filter((name) => !name.startsWith('sora'));
  const bytes = ofPotli.reduce((sum, name) => sum + readFileSync(path.join(fontFolder, name)).length, 0);
  expect(bytes).toBeLessThanOrEqual(40_000);
});
