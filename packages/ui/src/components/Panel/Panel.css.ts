import { recipe } from '@vanilla-extract/recipes';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = recipe({
  base: {
    borderRadius: vars.radius.panel,
    overflow: 'clip',
  },
  variants: {
    tone: {
      surface: { background: vars.color.surface, boxShadow: `0 0 0 1px ${vars.color.border}` },
      highlight: { background: vars.color.highlightSoft },
      accent: { background: vars.color.accentSurface },
    },
    padding: {
      roomy: { padding: '30px', '@media': { [below.medium]: { padding: space.xl } } },
      snug: { padding: space.l },
      none: {},
    },
  },
  defaultVariants: { padding: 'roomy', tone: 'surface' },
});
