import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: '50%',
  fontFamily: font.display,
  fontWeight: 800,
  lineHeight: '20px',
});

/** Digits of the display font are high in their line. */
const digit = { paddingTop: '4px' };

/** A round place for the number of a step; a tick replaces it in what is done. */
export const numberDisc = styleVariants({
  open: [
    disc,
    digit,
    { background: color.primary, boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`, color: color.onPrimary },
  ],
  done: [disc, { background: color.moneySoft, color: color.money }],
  later: [
    disc,
    digit,
    { background: color.surface, boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`, color: color.textMuted },
  ],
  failed: [disc, { background: color.dangerSoft, boxShadow: `inset 0 0 0 1.5px ${color.danger}`, color: color.danger }],
});
