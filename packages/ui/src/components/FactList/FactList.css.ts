import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: '12px 24px',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
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

/** A hash: in a column it would be a block of digits. */
export const whole = style({ gridColumn: '1 / -1' });

// a hash has no place to break, and breaks anywhere; words do not, where they fit a line of their own
globalStyle(`${fact} > dd`, { minWidth: 0, overflowWrap: 'break-word' });

// a long value wraps instead of pushing its label out
globalStyle(`${fact} > dd`, { '@media': { [below.medium]: { maxWidth: '56vw', textAlign: 'end' } } });
