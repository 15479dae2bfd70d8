import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  padding: '12px 18px',
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.button,
});

export const icon = style({ flex: 'none', color: vars.color.textMuted });
