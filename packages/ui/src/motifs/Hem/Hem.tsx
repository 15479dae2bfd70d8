import { hem } from './Hem.css.ts';

export interface HemProps {
  tone: 'brand' | 'feature' | 'accent' | 'inverse';
  /** `down` hangs from a field, `up` rises above one. */
  direction?: 'down' | 'up';
}

/** The brand's edge (scallops, teeth) that ends a colour field; lies over the neighbouring ground and takes no space. */
export function Hem({ tone, direction = 'down' }: HemProps) {
  return <span aria-hidden className={hem({ tone, direction })} />;
}
