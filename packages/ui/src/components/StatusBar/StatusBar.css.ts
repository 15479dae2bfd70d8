import { globalStyle, style } from '@vanilla-extract/css';
import { rise } from '../../theme/motion.css.ts';
import { ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = style({
  position: 'fixed',
  // above the page, below drawers and dialogs
  zIndex: 25,
  bottom: space.s,
  insetInline: space.l,
  display: 'flex',
  justifyContent: 'center',
  // elements below it can still be clicked
  pointerEvents: 'none',
});

globalStyle(`${bar} > *`, {
  boxShadow: `0 0 0 1px ${vars.color.primaryBorder}, ${vars.elevation.popover}`,
  animation: `${rise} 220ms ${ease}`,
});
