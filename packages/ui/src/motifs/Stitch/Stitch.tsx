import { stitch } from './Stitch.css.ts';

export interface StitchProps {
  /** `primary` on background and surface, `brand` on the brand's surface, `inverse`, `edge` and `feature` on dark grounds, `quiet` inside cards. */
  tone?: 'primary' | 'brand' | 'inverse' | 'edge' | 'feature' | 'quiet';
  direction?: 'horizontal' | 'vertical';
}

/** A running stitch: the divider of this design. Purely decorative. */
export function Stitch({ tone = 'primary', direction = 'horizontal' }: StitchProps) {
  return <span aria-hidden className={stitch({ tone, direction })} />;
}
