import { style } from '@vanilla-extract/css';

/** Hyphens of a date do not break it into two lines. */
export const whole = style({ whiteSpace: 'nowrap' });
