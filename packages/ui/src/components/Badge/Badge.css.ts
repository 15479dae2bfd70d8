import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '26px',
    padding: '5px 10px',
    borderRadius: vars.radius.badge,
    fontWeight: 600,
    fontSize: '13px',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      money: { background: color.moneySoft, color: color.money },
      warn: { background: color.highlightSoft, color: color.highlight },
      promote: { background: color.promoteSoft, color: color.promote },
      info: { background: color.infoSoft, color: color.info },
      danger: { background: color.dangerSoft, color: color.danger },
      neutral: { background: color.sunken, color: color.textMuted },
    },
  },
});

/** A block, because only the first letter of a block can be styled. */
export const sentenceCase = style({
  display: 'inline-block',
  textTransform: 'lowercase',
  '::first-letter': { textTransform: 'uppercase' },
});
