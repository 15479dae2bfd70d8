import { style } from '@vanilla-extract/css';

/** Brings the 44 px target flush with the end of the box. */
export const reveal = style({ display: 'inline-flex', marginInlineEnd: '-12px' });
