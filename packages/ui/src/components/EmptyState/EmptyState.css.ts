import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.l,
  padding: `${space.x5} ${space.xl} 48px`,
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '500px' });
