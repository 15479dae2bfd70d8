import { style } from '@vanilla-extract/css';
import { rise } from '../../theme/motion.css.ts';
import { ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = style({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 8px)',
  insetInline: 0,
  padding: `${space.m} 10px ${space.l}`,
  maxHeight: 'min(560px, calc(100dvh - 160px))',
  overflowY: 'auto',
  borderRadius: vars.radius.popover,
  background: color.surface,
  color: color.text,
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.popover}`,
  animation: `${rise} 160ms ${ease}`,
});

export const empty = style({ padding: '18px 20px', color: color.textMuted });

export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: '10px 12px 8px',
  color: color.textMuted,
  fontWeight: 640,
  fontSize: '14px',
  lineHeight: '20px',
});
