import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  color: color.textMuted,
  fontSize: '15px',
  whiteSpace: 'nowrap',
});

export const field = style({ position: 'relative', display: 'inline-flex', minWidth: 0 });

export const select = style({
  height: '44px',
  minWidth: 0,
  paddingBlock: '0',
  paddingInline: '14px 34px',
  border: 0,
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  appearance: 'none',
  fontSize: '16px',
  fontWeight: 600,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  top: '13px',
  color: color.text,
  pointerEvents: 'none',
});
