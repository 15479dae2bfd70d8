import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.l,
  alignItems: 'start',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: vars.color.promoteSoft,
  color: vars.color.promote,
});

/** Centres the title on the disc. */
export const words = style({ display: 'grid', gap: space.xs, paddingTop: '9px' });
