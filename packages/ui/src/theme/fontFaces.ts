import { globalFontFace } from '@vanilla-extract/css';
import { COMMON_WEIGHTS, commonRange } from './commonCharacters.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
// without ₹ (U+20B9): Hanken Grotesk and Sora do not have it; Eczar's has its own file, because every page needs only
// that one
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * Declares a variable font of @fontsource-variable by the name of its package, in the weights of the design system.
 * @param small files of scripts/fonts.ts, relative to the calling file: the font with the common characters, and one with the
 *   ₹ only
 */
export function variableFont(family: string, file: string, small: { common?: string; rupee?: string } = {}) {
  const face = (address: string, unicodeRange: string) => ({
    src: `url('${address}') format('woff2')`,
    fontDisplay: 'swap' as const,
    fontStyle: 'normal',
    fontWeight: `${COMMON_WEIGHTS.min} ${COMMON_WEIGHTS.max}`,
    unicodeRange,
  });
  const subset = (name: string) => `@fontsource-variable/${file}/files/${file}-${name}-wght-normal.woff2`;
  const faces = [face(subset('latin-ext'), latinExt), face(subset('latin'), latin)];
  // of faces with the same character the last one is taken
  if (small.common) faces.push(face(small.common, commonRange));
  if (small.rupee) faces.push(face(small.rupee, 'U+20B9'));
  globalFontFace(family, faces);
}

/** A local font with the metrics of the web font: measured ascent, descent and relative text width. */
export function fallback(local: string[], fontWeight: string, ascent: number, descent: number, width: number) {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    src: local.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  };
}
