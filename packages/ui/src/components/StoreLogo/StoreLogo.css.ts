import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.mark,
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.textSubtle,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});

const square = (px: number) => ({ width: `${px}px`, height: `${px}px` });

export const sizes = styleVariants({
  36: { ...square(36), '@media': { [below.medium]: square(40) } },
  44: square(44),
  60: square(60),
  64: square(64),
  68: square(68),
  120: { ...square(120), '@media': { [below.medium]: square(76) } },
});

/** A bank card is shown whole, as wide as a logo. */
export const card = style({
  aspectRatio: '1.586',
  borderRadius: '4px',
  background: 'none',
  boxShadow: 'none',
  // stronger than the size
  selectors: { '&&': { height: 'auto' } },
});

globalStyle(`${card} > img`, { objectFit: 'contain' });
