import { recipe } from '@vanilla-extract/recipes';
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
  },
  variants: {
    tone: {
      money: { background: color.moneySoft, color: color.moneyStrong },
      warn: { background: color.highlightSoft, color: color.highlight },
      danger: { background: color.dangerSoft, color: color.danger },
      info: { background: color.infoSoft, color: color.info },
      neutral: { background: color.sunken, color: color.text },
    },
  },
});
