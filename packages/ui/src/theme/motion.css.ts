import { keyframes } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Moves a line of stitches by one stitch, for busy buttons and tables. */
export const moveStitches = keyframes({
  from: { backgroundPositionX: '0' },
  to: { backgroundPositionX: vars.motif.stitchLength },
});

/** Not 0: the browser leaves what is invisible out of the largest paint, and tests out of what a person can use. */
const FAINT = 0.01;

export const appear = keyframes({ from: { opacity: FAINT } });

/** Modals and popovers move up by 12 px. */
export const rise = keyframes({ from: { opacity: FAINT, transform: 'translateY(12px)' } });

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
