import { recipe } from '@vanilla-extract/recipes';
import { surface } from '../../styles/surface.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.m,
    padding: '11px 16px',
    borderRadius: vars.radius.field,
    fontWeight: 560,
    fontSize: '15px',
    lineHeight: '21px',
    ...surfaceEdge,
  },
  variants: {
    tone: {
      money: surface(color.moneySoft, color.moneyStrong),
      warn: surface(color.highlightSoft, color.highlight),
      danger: surface(color.dangerSoft, color.danger),
      info: surface(color.infoSoft, color.info),
      neutral: surface(color.sunken),
    },
  },
});
