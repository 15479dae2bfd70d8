import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  columnGap: '24px',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  paddingTop: '8px',
  '@media': {
    [below.medium]: {
      paddingBlock: '12px',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      gap: '16px',
      selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    },
  },
});

// an id or a hash has no place to break
globalStyle(`${fact} > dd`, { overflowWrap: 'anywhere' });

// a long value wraps instead of pushing its label out
globalStyle(`${fact} > dd`, { '@media': { [below.medium]: { maxWidth: '56vw', textAlign: 'end' } } });
