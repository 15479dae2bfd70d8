import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sweep = keyframes({ from: { maskPosition: '100% 0' }, to: { maskPosition: '0% 0' } });

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
      background: stitchLine(color.primaryBorder),
      mask: 'linear-gradient(90deg, #000 50%, #0000 50%) 0 0/200% 100%',
      animation: `${sweep} 1.4s linear infinite`,
    },
  },
  variants: { shape: { bar: { borderRadius: vars.radius.badge }, tile: { borderRadius: vars.radius.mark } } },
});
