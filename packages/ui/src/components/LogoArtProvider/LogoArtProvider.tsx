import { createContext, type ReactNode, use } from 'react';
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

const LogoArtContext = createContext<LogoArt | null>(null);

export interface LogoArtProviderProps {
  /** The brand's drawing, `brands/<brand>/logoArt`. */
  art: LogoArt;
  children: ReactNode;
}

/** Gives every Logo below it the brand's drawing. */
export function LogoArtProvider({ art, children }: LogoArtProviderProps) {
  return <LogoArtContext value={art}>{children}</LogoArtContext>;
}

/** The drawing of the surrounding LogoArtProvider, null where there is none. */
export function useLogoArt(): LogoArt | null {
  return use(LogoArtContext);
}
