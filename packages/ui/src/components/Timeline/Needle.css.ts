import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { coinSide } from './threadSize.ts';

const dip = keyframes({ '50%': { translate: '-50% 5px' } });

export const needle = style({
  position: 'absolute',
  zIndex: 1,
  left: `calc(${coinSide} / 2)`,
  top: coinSide,
  translate: '-50% 0',
  animation: `${dip} 2400ms ease-in-out infinite`,
});

export const tail = style({ fill: 'none', stroke: vars.color.primaryBorder, strokeWidth: 2.4, strokeLinecap: 'round' });

export const eye = style({ fill: vars.color.textMuted });
