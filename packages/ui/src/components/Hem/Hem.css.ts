import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

const scallop = (y: string) => `radial-gradient(13px at 50% ${y}, #000 97%, #0000) 50% ${y}/26px 13px repeat-x`;

export const hem = recipe({
  base: { position: 'absolute', zIndex: 1, insetInline: 0, height: '13px', pointerEvents: 'none' },
  variants: {
    tone: {
      field: { background: vars.color.field },
      band: { background: vars.color.band },
      coupon: { background: vars.color.couponBg },
      night: { background: vars.color.night },
    },
    direction: {
      // one px of overlap: fractional device pixels must not open a seam
      down: { top: 'calc(100% - 1px)', mask: scallop('0') },
      up: { bottom: 'calc(100% - 1px)', mask: scallop('100%') },
    },
  },
});
