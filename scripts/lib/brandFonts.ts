import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { COMMON_CHARACTERS, COMMON_WEIGHTS } from '../../packages/ui/src/theme/commonCharacters.ts';
import { root } from './root.ts';

/** Small fonts in the design system, made from those of their packages. */
export const fontFolder = path.join(root, 'packages/ui/src/theme/fonts');

const fromUi = createRequire(path.join(root, 'packages/ui/package.json'));

/** A variable font as woff2 that has only some characters and weights, with all features of its layout. */
async function subset(font: string, script: string, text: string, wght?: { min: number; max: number }) {
  const file = fromUi.resolve(`@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`);
  const options = wght && { variationAxes: { wght } };
  return subsetFont(await readFile(file), text, { targetFormat: 'woff2', ...options });
}

const common = (font: string) => subset(font, 'latin', COMMON_CHARACTERS, COMMON_WEIGHTS);

/** What makes each file of the folder. Only Eczar has a ₹, which every page needs: it has a file of its own. */
export const brandFonts: Record<string, () => Promise<Buffer>> = {
  'eczar-common.woff2': () => common('eczar'),
  'eczar-rupee.woff2': () => subset('eczar', 'latin-ext', '₹'),
  'hanken-grotesk-common.woff2': () => common('hanken-grotesk'),
  'sora-common.woff2': () => common('sora'),
};
