import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const group = style({ minWidth: 0 });

export const label = style({
  marginBottom: space.s,
  fontWeight: 600,
  fontSize: '15px',
  lineHeight: '20px',
});
