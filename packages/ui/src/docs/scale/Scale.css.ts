import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const bar = style({ height: '20px', background: vars.color.primary });

export const shape = style({
  height: '96px',
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
});

export const lifted = style({ height: '96px', background: vars.color.surface, borderRadius: vars.radius.card });
