import { style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';

export const viewport = style({
  position: 'fixed',
  zIndex: 100,
  top: space.x2,
  right: space.x2,
  width: '380px',
  maxWidth: 'calc(100vw - 32px)',
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  // takes the focus when the last toast goes
  ':empty': { outline: 'none' },
  '@media': { [below.medium]: { top: space.m, right: space.l, width: 'calc(100vw - 32px)' } },
});
