import type { LogoColors } from '../../theme/tokens.ts';

export interface LogoShape {
  /** Path data. */
  d: string;
  /** Which of the brand's logo colours it wears; `thread` is a line, the others are areas. */
  paint: keyof LogoColors;
  strokeWidth?: number;
  strokeDasharray?: string;
}

/** A brand's logo on a grid 48 high: the mark at the left, the word beside it. */
export interface LogoArt {
  markWidth: number;
  width: number;
  /** Where the mark is drawn on a grid of its own. */
  markTransform?: string;
  mark: readonly LogoShape[];
  word: readonly LogoShape[];
}
