import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A named icon of `lucide-react`. */
  of: LucideIcon;
  /** Side in px. */
  size?: number;
}

/** A line icon in the weight of this design; decorative, the words beside it carry the meaning. */
export function Icon({ of: Glyph, size = 20 }: IconProps) {
  return <Glyph size={size} strokeWidth={2.1} aria-hidden focusable="false" style={{ flex: 'none' }} />;
}
