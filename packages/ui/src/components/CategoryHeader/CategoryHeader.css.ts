import { style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x2,
  '@media': { [below.medium]: { gridTemplateColumns: '84px minmax(0, 1fr)', columnGap: space.l } },
});

export const words = style({ display: 'grid', gap: space.xs });
