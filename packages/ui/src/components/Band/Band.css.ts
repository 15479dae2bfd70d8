import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const band = recipe({
  base: { position: 'relative' },
  variants: {
    tone: {
      brand: { background: color.brandSurface, color: color.onBrandSurface },
      feature: { background: color.feature, color: color.onFeature },
      accent: { background: color.accentSurface, color: color.text },
      inverse: { background: color.inverse, color: color.onInverse },
    },
  },
});

/** The stitch 3 px above the hem of the brand surface. */
export const seam = style({ position: 'absolute', insetInline: 0, bottom: '3px' });
