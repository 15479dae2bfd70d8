import { globalStyle, style } from '@vanilla-extract/css';
import { space as spaces } from '../../theme/scale.ts';
import { asCards, head } from '../DataTable/DataTable.css.ts';

export const scroller = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // rows that are measured move none in view: the table corrects its place itself
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-3px' },
  // the rings of cards
  '@container': { [asCards]: { padding: '1px' } },
});

globalStyle(`${scroller} ${head}`, {
  position: 'sticky',
  // above the openers of rows
  zIndex: 2,
  top: 0,
});

export const space = style({
  // a gap between cards would come twice
  '@container': { [asCards]: { display: 'block', flex: 'none', marginBottom: `calc(-1 * ${spaces.m})` } },
});
