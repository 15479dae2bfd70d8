import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.ts';

/** Where the design system keeps it. */
export const rupeeFile = path.join(root, 'packages/ui/src/brands/potli/eczar-rupee.woff2');

const fromUi = createRequire(path.join(root, 'packages/ui/package.json'));

/** Eczar's ₹, in all its weights, as a font of its own: woff2, less than a kilobyte. */
export async function toRupeeFont(): Promise<Buffer> {
  const file = fromUi.resolve('@fontsource-variable/eczar/files/eczar-latin-ext-wght-normal.woff2');
  return subsetFont(await readFile(file), '₹', { targetFormat: 'woff2' });
}
