import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const group = style({ minWidth: 0 });

export const legend = style({
  padding: 0,
  marginBottom: space.s,
  fontWeight: 600,
  fontSize: '15px',
  lineHeight: '20px',
});
