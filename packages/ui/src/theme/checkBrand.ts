import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';
import type { BrandTokens } from './tokens.ts';

/** A colour of a brand that is hard to see on its ground. */
export interface WeakPair extends ContrastPair {
  theme: 'light' | 'dark';
  /** Contrast by WCAG 2.2, from 1 to 21. */
  ratio: number;
}

/**
 * The pairs of colours that components use, and whose contrast is below WCAG 2.2 AA: 4.5 for text, 3 for edges and marks.
 *
 * @returns an empty list for a brand that everybody can read
 * @throws RangeError for a colour of a pair that is not `#RRGGBB`: a transparent one has no contrast of its own
 */
export function checkBrand(tokens: Pick<BrandTokens, 'light' | 'dark'>): WeakPair[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs
      .map((pair) => ({ theme, ...pair, ratio: contrastRatio(tokens[theme][pair.front], tokens[theme][pair.ground]) }))
      .filter(({ ratio, atLeast }) => ratio < atLeast),
  );
}
