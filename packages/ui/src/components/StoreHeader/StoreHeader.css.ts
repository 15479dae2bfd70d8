import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"mark title" "mark text"',
  gridTemplateRows: 'auto 1fr',
  columnGap: '26px',
  rowGap: '6px',
  '@media': {
    [below.medium]: {
      gridTemplateAreas: '"mark title" "text text"',
      alignItems: 'center',
      columnGap: '16px',
      rowGap: '10px',
    },
  },
});

export const mark = style({ gridArea: 'mark' });
