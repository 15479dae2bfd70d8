import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rupeeFile, toRupeeFont } from './rupeeFont.ts';

it('is the ₹ of the installed package (else run: node scripts/rupeeFont.ts)', async () => {
  const kept = readFileSync(rupeeFile);
  expect(kept.length).toBeLessThan(1000);
  expect(kept.equals(await toRupeeFont())).toBe(true);
});
