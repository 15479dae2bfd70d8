import { stitch } from './Stitch.css.ts';

export interface StitchProps {
  /** `earn` on paper and surface, `field` on the colour field, `night`, `edge` and `band` on dark grounds, `quiet` inside cards. */
  tone?: 'earn' | 'field' | 'night' | 'edge' | 'band' | 'quiet';
  direction?: 'horizontal' | 'vertical';
}

/** A running stitch: the divider of this design. Purely decorative. */
export function Stitch({ tone = 'earn', direction = 'horizontal' }: StitchProps) {
  return <span aria-hidden className={stitch({ tone, direction })} />;
}
