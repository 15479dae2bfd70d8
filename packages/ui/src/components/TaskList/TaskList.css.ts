import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

export const tasks = style({ display: 'grid', gap: '12px' });

export const task = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  columnGap: '16px',
  alignItems: 'center',
});

const discBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: '50%',
  fontFamily: font.display,
  fontWeight: 800,
  lineHeight: '20px',
});

export const disc = styleVariants({
  open: [
    discBase,
    {
      // digits of the display font are high in their line
      paddingTop: '4px',
      background: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
      color: color.onPrimary,
    },
  ],
  done: [discBase, { background: color.moneySoft, color: color.money }],
});
