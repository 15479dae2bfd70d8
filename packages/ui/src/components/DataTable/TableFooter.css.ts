import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { asCards } from './tableRoom.css.ts';

const { color } = vars;

export const rows = style({ display: 'flex', alignItems: 'center', gap: '10px', color: color.ink2, fontSize: '15px' });

export const field = style({ position: 'relative', display: 'inline-flex' });

export const select = style({
  height: '44px',
  padding: '0 34px 0 14px',
  border: 0,
  borderRadius: vars.radius.field,
  background: color.surface,
  color: color.ink,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  appearance: 'none',
  fontSize: '16px',
  fontWeight: 600,
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  top: '13px',
  color: color.ink,
  pointerEvents: 'none',
});

export const range = style({ color: color.ink2, fontSize: '15px' });

export const pager = style({
  marginInlineStart: 'auto',
  '@container': { [asCards]: { width: '100%', marginTop: space.s } },
});
