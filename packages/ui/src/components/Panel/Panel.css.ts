import { recipe } from '@vanilla-extract/recipes';
import { panelSurface } from '../../styles/surface.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = recipe({
  base: {
    borderRadius: vars.radius.panel,
    overflow: 'clip',
    ...surfaceEdge,
  },
  variants: {
    tone: {
      surface: { ...panelSurface(vars.color.surface), boxShadow: `0 0 0 1px ${vars.color.border}` },
      highlight: panelSurface(vars.color.highlightSoft),
      accent: panelSurface(vars.color.accentSurface),
    },
    padding: {
      roomy: { padding: '30px', '@media': { [below.medium]: { padding: space.xl } } },
      snug: { padding: space.l },
      none: {},
    },
  },
  defaultVariants: { padding: 'roomy', tone: 'surface' },
});
