import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const filled = style({});

globalStyle(`${filled} > :first-child`, { fill: 'currentColor' });
globalStyle(`${filled} > :not(:first-child)`, { stroke: vars.color.surface });
