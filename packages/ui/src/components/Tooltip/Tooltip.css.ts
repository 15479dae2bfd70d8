import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { appear } from '../../theme/motion.css.ts';
import { ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const frame = style({ display: 'inline-flex', maxWidth: '100%' });

/** Touches the trigger, so that the mouse can move from one to the other. A script sets its position. */
export const tip = style({
  // browsers without popovers would show it all the time
  display: 'none',
  position: 'fixed',
  zIndex: 1000,
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(296px, 100vw)',
  margin: 0,
  padding: space.s,
  border: 0,
  background: 'none',
  overflow: 'visible',
  animation: `${appear} 160ms ${ease}`,
  selectors: { '&[data-open]': { display: 'block' } },
});

export const bubble = style({
  display: 'block',
  padding: '8px 12px',
  borderRadius: vars.radius.toast,
  ...surface(color.secondary, color.onSecondary),
  boxShadow: vars.elevation.popover,
  fontWeight: 560,
  fontSize: '14px',
  lineHeight: '20px',
  textAlign: 'start',
  whiteSpace: 'normal',
});
