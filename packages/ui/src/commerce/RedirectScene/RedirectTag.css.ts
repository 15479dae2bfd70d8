import { style } from '@vanilla-extract/css';

export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const paper = style({ fill: '#fff' });
export const seam = style({ fill: 'none', stroke: '#D9860B', strokeWidth: 2, strokeDasharray: '6 5' });
export const eyelet = style({ fill: '#F6A91B', stroke: '#2A1029', strokeWidth: 3 });
export const knot = style({ fill: 'none', stroke: '#2A1029', strokeWidth: 4 });
export const unmarked = style({
  fill: 'none',
  stroke: '#674F63',
  strokeWidth: 2.1,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
