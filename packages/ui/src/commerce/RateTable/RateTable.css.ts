import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '40px',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const rule = { borderTop: `1px solid ${vars.color.line}` } as const;

export const rate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '51px',
  paddingBlock: '10px',
  selectors: { '&:nth-child(n+3)': rule },
  '@media': { [below.medium]: { selectors: { '&:nth-child(2)': rule } } },
});

// the figure keeps its line, the name beside it wraps
globalStyle(`${rate} > dd`, { flex: 'none', maxWidth: '60%', textAlign: 'end' });
