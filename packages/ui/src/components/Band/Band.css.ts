import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const band = recipe({
  base: { position: 'relative' },
  variants: {
    tone: {
      field: { background: color.field, color: color.fieldInk },
      band: { background: color.band, color: color.bandInk },
      coupon: { background: color.couponBg, color: color.ink },
      night: { background: color.night, color: color.nightInk },
    },
  },
});

/** The fieldLine stitch that runs 3 px above every field's hem. */
export const seam = style({ position: 'absolute', insetInline: 0, bottom: '3px' });
