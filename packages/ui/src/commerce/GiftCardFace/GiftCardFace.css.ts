import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { hangingSlot } from '../hangingSlot.ts';
import { upperCorners } from '../upperCorners.ts';

const { color } = vars;

/** Room above the picture for the slot by which gift cards hang. */
export const face = style({
  position: 'relative',
  paddingTop: '34px',
  ...upperCorners,
  overflow: 'hidden',
  background: color.couponBg,
  '::before': hangingSlot(color.paper),
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '320 / 200',
  overflow: 'hidden',
  color: color.marigoldText,
});

export const words = style({ display: 'grid', gap: '4px', padding: '14px 18px 18px' });
