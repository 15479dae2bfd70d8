import { style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  paddingTop: space.s,
  '@media': {
    [below.medium]: {
      position: 'sticky',
      // over the sheet's own padding
      bottom: `calc(-1 * ${space.xl})`,
      margin: `0 calc(-1 * ${space.xl}) calc(-1 * ${space.xl})`,
      padding: `${space.m} ${space.xl} ${space.l}`,
      background: vars.color.surface,
      borderTop: `1px solid ${vars.color.line}`,
      zIndex: 1,
    },
  },
});
