import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  height: '72px',
  borderRadius: vars.radius.field,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  fontWeight: 640,
  fontSize: '18px',
});

/** Edges are shown as a line, not as text. */
export const line = style({ width: '56px', height: '36px', border: '3px solid', borderRadius: vars.radius.badge });
