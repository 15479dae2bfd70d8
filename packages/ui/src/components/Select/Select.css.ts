import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

// on Windows the open list has the colours of the option, not of the select
export const option = style({ background: vars.color.surface, color: vars.color.text });

/** The select extends under its chevron, so that a click there opens it too. */
export const underChevron = style({ marginInlineEnd: '-30px', paddingInlineEnd: '30px', cursor: 'pointer' });
export const chevron = style({ pointerEvents: 'none' });
