import { globalStyle, style } from '@vanilla-extract/css';
import { inRtl } from '../../styles/inRtl.ts';
import { vars } from '../../theme/vars.css.ts';

export const icon = style({ display: 'block', flex: 'none' });

/** Points along the line of text, also where text runs from right to left. */
export const mirrored = style([icon, { selectors: { [inRtl]: { scale: '-1 1' } } }]);

export const filled = style([icon]);

globalStyle(`${filled} > :first-child`, { fill: 'currentColor' });
globalStyle(`${filled} > :not(:first-child)`, { stroke: vars.color.surface });
