import { recipe } from '@vanilla-extract/recipes';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

export const hem = recipe({
  base: {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    height: '13px',
    pointerEvents: 'none',
    // without a colour of its own it would only hide the edge of the card
    '@media': { [forcedColors]: { display: 'none' } },
  },
  variants: {
    tone: {
      brand: { background: vars.color.brandSurface },
      feature: { background: vars.color.feature },
      accent: { background: vars.color.accentSurface },
      inverse: { background: vars.color.inverse },
    },
    direction: {
      // 1 px of overlap, against gaps at fractional device pixels
      down: { top: 'calc(100% - 1px)', mask: vars.motif.hemDown },
      up: { bottom: 'calc(100% - 1px)', mask: vars.motif.hemUp },
    },
  },
});
