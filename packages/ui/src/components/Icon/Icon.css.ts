import { style } from '@vanilla-extract/css';

export const icon = style({ display: 'block', flex: 'none' });

/** Points along the line of text, also where text runs from right to left. */
export const mirrored = style([icon, { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }]);
