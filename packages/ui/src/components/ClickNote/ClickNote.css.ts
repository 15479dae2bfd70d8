import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { rise } from '../../theme/motion.css.ts';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const note = style({
  position: 'fixed',
  zIndex: 90,
  insetBlockEnd: space.x2,
  insetInlineStart: space.x2,
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: '72px',
  maxWidth: 'calc(100vw - 24px)',
  paddingBlock: '8px',
  paddingInline: '12px 10px',
  borderRadius: vars.radius.toast,
  ...surface(color.surface),
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.popover}`,
  fontWeight: 560,
  animation: `${rise} 220ms ${ease}`,
  '@media': { [below.medium]: { insetInline: space.m, insetBlockEnd: space.m } },
});

export const art = style({
  flex: 'none',
  width: '56px',
  height: '56px',
  padding: '6px',
  borderRadius: '50%',
  background: vars.cloth[1].tray,
});

export const words = style({ flex: 1, minWidth: 0 });
