import { stitch } from './Stitch.css.ts';

export interface StitchProps {
  /**
   * `primary` on background and surface, `brand` on the brand surface, `inverse`, `edge` and `feature` on dark
   * surfaces, `quiet` in cards.
   */
  tone?: 'primary' | 'brand' | 'inverse' | 'edge' | 'feature' | 'quiet';
  /** `vertical` between things that stand side by side. */
  direction?: 'horizontal' | 'vertical';
}

/** The divider of this design: a line of stitches. Decorative. */
export function Stitch({ tone = 'primary', direction = 'horizontal' }: StitchProps) {
  return <span aria-hidden className={stitch({ tone, direction })} />;
}
