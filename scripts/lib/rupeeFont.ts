import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.ts';

/** The font file in the design system. */
export const rupeeFile = path.join(root, 'packages/ui/src/brands/potli/eczar-rupee.woff2');

const fromUi = createRequire(path.join(root, 'packages/ui/package.json'));

/** A font that has only Eczar's ₹, in all weights: woff2, less than a kilobyte. */
export async function toRupeeFont(): Promise<Buffer> {
  const file = fromUi.resolve('@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2');
  return subsetFont(await readFile(file), '₹', { targetFormat: 'woff2' });
}
