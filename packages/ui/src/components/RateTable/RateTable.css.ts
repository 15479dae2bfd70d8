import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

export const rates = styleVariants({
  1: {},
  2: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '40px',
    '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '51px',
  paddingBlock: '10px',
});

const rule = `1px solid ${color.border}`;

export const rate = styleVariants({
  1: [row, { borderBottom: rule }],
  2: [
    row,
    {
      selectors: { '&:nth-child(n+3)': { borderTop: rule } },
      '@media': { [below.medium]: { selectors: { '&:nth-child(2)': { borderTop: rule } } } },
    },
  ],
});

export const words = style({
  fontFamily: font.display,
  fontWeight: 640,
  fontSize: '17px',
  lineHeight: '26px',
  color: color.textMuted,
});

// the value stays on one line, the label wraps
globalStyle(`${row} > dd`, { flex: 'none', maxWidth: '60%', textAlign: 'end' });
