import { keyframes } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Moves a line of stitches by one stitch, for busy buttons and tables. */
export const moveStitches = keyframes({
  from: { backgroundPositionX: '0' },
  to: { backgroundPositionX: vars.motif.stitchLength },
});

export const appear = keyframes({ from: { opacity: 0 } });

/** Modals and popovers move up by 12 px. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
