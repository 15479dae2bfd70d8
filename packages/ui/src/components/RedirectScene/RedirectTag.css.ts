import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { art } = vars;

export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const paper = style({ fill: art.paper });
export const seam = style({ fill: 'none', stroke: art.thread, strokeWidth: 2, strokeDasharray: '6 5' });
export const eyelet = style({ fill: art.eyelet, stroke: art.outline, strokeWidth: 3 });
export const knot = style({ fill: 'none', stroke: art.outline, strokeWidth: 4 });
export const unmarked = style({
  fill: 'none',
  stroke: art.placeholder,
  strokeWidth: 2.1,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
