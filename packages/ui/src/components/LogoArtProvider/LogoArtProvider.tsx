import { createContext, type ReactNode, use } from 'react';
import type { LogoColors } from '../../theme/tokens.ts';

export interface LogoShape {
  /** Path data. */
  d: string;
  /** Logo colour of the shape; `thread` is a line, the others are areas. */
  paint: keyof LogoColors;
  strokeWidth?: number;
  strokeDasharray?: string;
}

/** A brand's logo, 48 units high: the mark on the left, the word beside it. */
export interface LogoArt {
  markWidth: number;
  width: number;
  /** SVG transform of the mark, if it is drawn on another grid. */
  markTransform?: string;
  mark: readonly LogoShape[];
  word: readonly LogoShape[];
}

const LogoArtContext = createContext<LogoArt | null>(null);

export interface LogoArtProviderProps {
  /** The brand's art: `brands/<brand>/logoArt`. */
  art: LogoArt;
  /** Everything that shows a logo: most often the whole app. */
  children: ReactNode;
}

/** Sets the art of every Logo below it. */
export function LogoArtProvider({ art, children }: LogoArtProviderProps) {
  return <LogoArtContext value={art}>{children}</LogoArtContext>;
}

/** The art of the LogoArtProvider above, or null. */
export function useLogoArt(): LogoArt | null {
  return use(LogoArtContext);
}
