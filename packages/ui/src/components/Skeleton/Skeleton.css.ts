import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sewn = keyframes({ from: { maskPosition: '100% 0' }, to: { maskPosition: '0% 0' } });

export const skeleton = recipe({
  base: {
    position: 'relative',
    display: 'block',
    maxWidth: '100%',
    background: color.sunken,
    overflow: 'hidden',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: 'calc(50% - 1px)',
      height: '2px',
      opacity: 0.3,
      background: `repeating-linear-gradient(90deg, ${color.earnEdge} 0 9px, #0000 9px 15px)`,
      mask: 'linear-gradient(90deg, #000 50%, #0000 50%) 0 0/200% 100%',
      animation: `${sewn} 1.4s linear infinite`,
    },
  },
  variants: { shape: { bar: { borderRadius: '8px' }, tile: { borderRadius: '22%' } } },
});
