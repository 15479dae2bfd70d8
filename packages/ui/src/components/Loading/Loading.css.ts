import { style } from '@vanilla-extract/css';
import { turn } from '../../theme/motion.css.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const loading = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.m,
  color: vars.color.textMuted,
});

export const ring = style({
  width: '18px',
  height: '18px',
  border: `2px dotted ${vars.color.primaryBorder}`,
  borderRadius: '50%',
  animation: `${turn} 2.4s linear infinite`,
});
