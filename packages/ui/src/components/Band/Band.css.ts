import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panelSurface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const band = recipe({
  base: { position: 'relative' },
  variants: {
    tone: {
      brand: panelSurface(color.brandSurface, color.onBrandSurface),
      feature: panelSurface(color.feature, color.onFeature),
      accent: panelSurface(color.accentSurface),
      inverse: panelSurface(color.inverse, color.onInverse),
    },
  },
});

/** The stitch 3 px above the hem of the brand surface. */
export const seam = style({ position: 'absolute', insetInline: 0, bottom: '3px' });
