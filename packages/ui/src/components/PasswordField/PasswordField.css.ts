import { style } from '@vanilla-extract/css';

/** Aligns the 44 px button with the end of the box. */
export const reveal = style({ display: 'inline-flex', marginInlineEnd: '-12px' });
