import { createContext, type ReactNode, use } from 'react';
import type { LogoArt } from './LogoArt.ts';

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
