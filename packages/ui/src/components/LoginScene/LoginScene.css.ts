import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const scene = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  background: vars.art.ground,
  color: vars.color.onInverse,
  overflow: 'hidden',
});

export const words = style({
  position: 'absolute',
  insetInline: '34px',
  top: '100px',
  textWrap: 'balance',
});

export const potli = style({ width: '100%' });
