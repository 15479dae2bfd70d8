import { globalStyle, style } from '@vanilla-extract/css';
import { card } from './DataRow.css.ts';

export const skeletonRow = style({ pointerEvents: 'none' });

export const skeletonCell = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '20px',
  selectors: { '&[data-end]': { justifyContent: 'flex-end' } },
});

// as high as the badge that comes
globalStyle(`${card.tag} > ${skeletonCell}`, { minHeight: '26px' });
