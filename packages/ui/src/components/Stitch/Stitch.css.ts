import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

const thread = createVar();

const tone = (colour: string) => ({ vars: { [thread]: colour } });

/** 9 on, 6 off: the stitch length of the whole design. */
export const stitch = recipe({
  base: { display: 'block', flex: 'none', opacity: 0.75 },
  variants: {
    tone: {
      earn: tone(vars.color.earnEdge),
      field: tone(vars.color.fieldLine),
      night: tone(vars.color.nightMuted),
      edge: tone(vars.color.navActive),
      band: tone(vars.color.bandMuted),
      quiet: tone(vars.color.lineStrong),
    },
    direction: {
      horizontal: {
        height: '2px',
        minWidth: '24px',
        flex: '1 1 auto',
        background: `repeating-linear-gradient(90deg, ${thread} 0 9px, #0000 9px 15px)`,
      },
      vertical: {
        width: '2px',
        alignSelf: 'stretch',
        background: `repeating-linear-gradient(180deg, ${thread} 0 9px, #0000 9px 15px)`,
      },
    },
  },
  defaultVariants: { tone: 'earn', direction: 'horizontal' },
});
