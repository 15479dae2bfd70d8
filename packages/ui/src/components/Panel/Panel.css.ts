import { recipe } from '@vanilla-extract/recipes';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = recipe({
  base: {
    background: vars.color.surface,
    borderRadius: vars.radius.panel,
    boxShadow: `0 0 0 1px ${vars.color.line}`,
    overflow: 'clip',
  },
  variants: {
    padding: {
      roomy: { padding: '30px', '@media': { [below.medium]: { padding: space.xl } } },
      snug: { padding: space.l },
      none: {},
    },
  },
  defaultVariants: { padding: 'roomy' },
});
