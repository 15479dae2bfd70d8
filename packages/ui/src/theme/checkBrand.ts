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
 * @throws RangeError with the place and the value for a colour of a pair that is not `#RRGGBB`: a transparent one has no contrast of its own
 */
export function checkBrand(tokens: Pick<BrandTokens, 'light' | 'dark'>): WeakPair[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs
      .map((pair) => {
        const colour = (role: ContrastPair['front']) => opaque(tokens[theme][role], `${theme}.${role}`);
        return { theme, ...pair, ratio: contrastRatio(colour(pair.front), colour(pair.ground)) };
      })
      .filter(({ ratio, atLeast }) => ratio < atLeast),
  );
}

function opaque(colour: string, place: string): string {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour;
  throw new RangeError(`${place} is "${colour}", whose contrast is only known as #RRGGBB`);
}
