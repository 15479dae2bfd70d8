import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { art, cloth } = vars;
const still = { '@media': { [reducedMotion]: { animation: 'none' } } };

const drop = keyframes({
  '0%': { transform: 'translateY(-64px) rotate(-30deg)', animationTimingFunction: 'cubic-bezier(.5,0,.9,.6)' },
  '60%': { transform: 'translateY(0) rotate(24deg)', animationTimingFunction: 'linear' },
  '85%, 100%': { transform: 'translateY(56px) rotate(40deg)' },
});

const gulp = keyframes({ '0%, 60%, 100%': { transform: 'scaleY(1)' }, '76%': { transform: 'scaleY(.95)' } });

/** The coin falls in from above the frame. */
export const frame = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const potli = style({ transformOrigin: '50% 229px', animation: `${gulp} 640ms`, ...still });

export const coin = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  // swallowed where nothing moves
  transform: 'translateY(56px)',
  animation: `${drop} 640ms both`,
  ...still,
});

export const coinRim = style({ fill: art.thread });
export const coinFace = style({ fill: art.eyelet });
export const coinDashes = style({ fill: 'none', stroke: art.thread, strokeWidth: 3, strokeDasharray: '5 4' });
export const lining = style({ fill: art.outline });
export const body = style({ fill: art.ground });
export const pleat = style({ fill: art.outline, opacity: 0.6 });
export const frill = style({ fill: cloth[4].thread });
export const cord = style({ fill: 'none', stroke: art.eyelet, strokeWidth: 8.5, strokeLinecap: 'round' });
export const cordStitches = style({ fill: 'none', stroke: art.outline, strokeWidth: 3, strokeDasharray: '4.5 4.5' });
