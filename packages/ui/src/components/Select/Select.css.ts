import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

// Windows paints the open list with the page's colours of the option, not of the select
export const option = style({ background: vars.color.surface, color: vars.color.text });

/** The select reaches under its chevron, so that a press there opens it too. */
export const underChevron = style({ marginInlineEnd: '-30px', paddingInlineEnd: '30px', cursor: 'pointer' });
export const chevron = style({ pointerEvents: 'none' });
