import { hem } from './Hem.css.ts';

export interface HemProps {
  /** The coloured area that it belongs to. */
  tone: 'brand' | 'feature' | 'accent' | 'inverse';
  /** `down` is below a coloured area, `up` above it. */
  direction?: 'down' | 'up';
}

/** The edge of a coloured area, in the brand's shape. It covers a part of its neighbour and takes no space. */
export function Hem({ tone, direction = 'down' }: HemProps) {
  return <span aria-hidden className={hem({ tone, direction })} />;
}
