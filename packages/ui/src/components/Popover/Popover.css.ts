import { style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { rise } from '../../theme/motion.css.ts';
import { ease, reducedMotion, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The surface of panels that open beside a control. */
export const panel = style({
  // above dialogs, which may contain the control
  zIndex: 45,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.popover,
  ...panelSurface(color.surface),
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.popover}`,
  animation: `${rise} 160ms ${ease}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const popover = style([
  panel,
  {
    width: 'min(360px, calc(100vw - 16px))',
    maxHeight: 'var(--radix-popover-content-available-height)',
    padding: space.xl,
  },
]);
