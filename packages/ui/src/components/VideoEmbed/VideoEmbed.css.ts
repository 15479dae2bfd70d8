import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Sizes of the frame (docs/product/content.md#videos). */
const heights = { preview: { height: '150px' }, feature: { aspectRatio: '372 / 208', maxHeight: '280px' } } as const;

const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  border: 0,
  borderRadius: vars.radius.button,
  overflow: 'hidden',
  ...surface(color.inverse, color.onInverse),
});

export const frames = styleVariants(heights, (height) => [frame, height]);

export const poster = style({ position: 'absolute', inset: 0 });

/** The play button, with a dashed ring. */
export const coin = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '50%',
  background: color.primary,
  color: color.onPrimary,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
  outline: `1.5px dashed color-mix(in srgb, ${color.onPrimary} 42%, transparent)`,
  outlineOffset: '-6px',
});

/** The triangle looks centred a little to the right, in every script. */
globalStyle(`${coin} > svg`, { fill: 'currentColor', translate: '2px' });

const invalid = { background: color.dangerSoft, color: color.danger, fontWeight: 600 };

export const invalids = styleVariants(heights, (height) => [frame, height, invalid]);
