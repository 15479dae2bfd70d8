import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';

export const skeletonRow = style({
  pointerEvents: 'none',
  '@media': { [below.medium]: { selectors: { '&:nth-child(n + 6)': { display: 'none' } } } },
});

export const skeletonCell = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '24px',
  selectors: { '&[data-end]': { justifyContent: 'flex-end' } },
});
