import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const swallowTail = 'polygon(0 0, 100% 0, calc(100% - 11px) 50%, 100% 100%, 0 100%)';

export const pennant = style({
  isolation: 'isolate',
  position: 'absolute',
  top: '16px',
  left: 0,
  maxWidth: '85%',
  padding: '4px 24px 4px 14px',
  // a thin edge, for art of the same colour
  background: vars.color.onPennant,
  color: vars.color.onPennant,
  fontWeight: 640,
  fontSize: '14px',
  lineHeight: '20px',
  clipPath: swallowTail,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '1.5px 3px 1.5px 0',
    background: vars.color.pennant,
    clipPath: swallowTail,
  },
});
