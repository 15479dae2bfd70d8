import { style } from '@vanilla-extract/css';
import { sewn } from '../../theme/sewn.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const seam = style({
  display: 'block',
  height: '12px',
  marginBlock: '4px',
  padding: '4px 3px',
  borderRadius: '6px',
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
});

export const sewnPart = style({
  display: 'block',
  minWidth: '9px',
  height: '4px',
  background: sewn(color.primaryBorder),
});
