import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panelSurface } from '../../styles/surface.ts';
import { appear, rise } from '../../theme/motion.css.ts';
import { ease } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

globalStyle('html:has(dialog:modal)', { overflow: 'hidden' });

export const drawer = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    margin: 0,
    padding: 0,
    border: 0,
    maxWidth: 'none',
    maxHeight: 'none',
    height: '100dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} 160ms ${ease}`,
    '::backdrop': { background: color.scrim, animation: `${appear} 160ms ${ease}` },
  },
  variants: {
    placement: {
      start: { width: 'min(312px, 86vw)', ...panelSurface(color.inverse, color.onInverse) },
      full: { width: '100%', ...panelSurface(color.surface) },
    },
  },
});
