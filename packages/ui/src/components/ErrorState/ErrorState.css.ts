import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  background: vars.color.dangerSoft,
  color: vars.color.danger,
});
