import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.l,
  padding: `${space.x5} ${space.xl} 48px`,
});

// art has some room around its shapes
globalStyle(`${state} > img`, { maxWidth: '100%', marginBlock: '-16px -4px' });

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '500px' });
