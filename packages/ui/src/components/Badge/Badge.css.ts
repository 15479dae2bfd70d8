import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { surface } from '../../styles/surface.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
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
    ...surfaceEdge,
  },
  variants: {
    tone: {
      money: surface(color.moneySoft, color.money),
      warn: surface(color.highlightSoft, color.highlight),
      promote: surface(color.promoteSoft, color.promote),
      info: surface(color.infoSoft, color.info),
      danger: surface(color.dangerSoft, color.danger),
      neutral: surface(color.sunken, color.textMuted),
    },
  },
});

/** A block, because only the first letter of a block can be styled. */
export const sentenceCase = style({
  display: 'inline-block',
  textTransform: 'lowercase',
  '::first-letter': { textTransform: 'uppercase' },
});
