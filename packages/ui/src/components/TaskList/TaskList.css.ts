import { style } from '@vanilla-extract/css';

export const tasks = style({ display: 'grid', gap: '12px' });

export const task = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  columnGap: '16px',
  alignItems: 'center',
});
