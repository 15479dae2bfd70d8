import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const thread = createVar();

const tone = (colour: string) => ({ vars: { [thread]: colour } });

/** Dashes, dots or a line, by brand. */
export const stitch = recipe({
  base: { display: 'block', flex: 'none', opacity: 0.75 },
  variants: {
    tone: {
      primary: tone(vars.color.primaryBorder),
      brand: tone(vars.color.brandSurfaceBorder),
      inverse: tone(vars.color.onInverseMuted),
      edge: tone(vars.color.inverseAccent),
      feature: tone(vars.color.onFeatureMuted),
      quiet: tone(vars.color.borderStrong),
    },
    direction: {
      horizontal: {
        height: '2px',
        minWidth: '24px',
        flex: '1 1 auto',
        background: stitchLine(thread),
      },
      vertical: {
        width: '2px',
        alignSelf: 'stretch',
        background: stitchLine(thread, { direction: 'down' }),
      },
    },
  },
  defaultVariants: { tone: 'primary', direction: 'horizontal' },
});
