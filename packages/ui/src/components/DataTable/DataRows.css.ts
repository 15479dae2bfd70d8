import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedColors, surfaceEdge } from '../../theme/forcedColors.ts';
import { ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { badge } from '../Badge/Badge.css.ts';
import { asCards, asRows, tight } from './DataTable.css.ts';

const { color } = vars;

const onlyCard = (rule: object) => ({ '@container': { [asCards]: rule } });
const beyondMedia = `calc(40px + ${space.m})`;

/** Space before the content of a card: for its box, where rows can be chosen. */
const besideBox = createVar();

export const row = style({
  vars: { [besideBox]: '0px' },
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&[data-selectable]': { vars: { [besideBox]: '36px' } },
    '&[data-chosen]': { background: color.highlightSoft },
  },
  position: 'relative',
  borderBottom: `1px solid ${color.border}`,
  ':hover': { background: color.highlightSoft },
  '@container': {
    [asCards]: {
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"title figure" "subtitle figure" "foot tag"',
      columnGap: space.m,
      padding: '14px',
      paddingInlineStart: `calc(14px + ${besideBox})`,
      border: 0,
      borderRadius: vars.radius.card,
      ...surface(color.surface),
      ...surfaceEdge,
      boxShadow: `0 0 0 1px ${color.border}`,
      '::before': {
        content: '',
        gridRow: 3,
        gridColumn: '1 / -1',
        alignSelf: 'start',
        marginTop: space.m,
        borderTop: `1px ${vars.motif.seam} ${color.borderStrong}`,
      },
    },
  },
});

// the ground of the row is that of the badge: an edge separates them
globalStyle(`${row}:is(:hover, [data-open]) .${badge.classNames.variants.tone.warn}`, {
  boxShadow: `inset 0 0 0 1px ${color.highlight}`,
});

export const cell = style({
  height: '54px',
  // two lines of 21 px fit into 54 px
  padding: '5px 18px',
  verticalAlign: 'middle',
  lineHeight: '21px',
  '@container': {
    [asRows]: { selectors: { '[data-dense] &': { paddingInline: '8px', fontSize: '14.5px' } } },
    [tight]: { paddingInline: '10px' },
    [asCards]: {
      height: 'auto',
      padding: 0,

      alignSelf: 'center',
      lineHeight: '24px',
    },
  },
});

export const selectCell = style({
  padding: 0,
  '@container': { [asCards]: { position: 'absolute', insetInlineStart: '2px', top: '2px' } },
});

/** Above the opener, which covers the row; as large as a thumb. */
export const selectTarget = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  marginInline: 'auto',
  cursor: 'pointer',
});

const figure = { fontWeight: 700, fontSize: '17px', textAlign: 'end', whiteSpace: 'nowrap' } as const;

export const look = styleVariants({
  text: {},
  strong: { fontWeight: 600, lineHeight: '21px' },
  whole: { whiteSpace: 'nowrap' },
  // the id of a shop can be long; on a card, or in a column with a width, it may wrap
  id: {
    color: color.textMuted,
    fontSize: '14.5px',
    lineHeight: '20px',
    letterSpacing: '.01em',
    whiteSpace: 'nowrap',
    selectors: { '[data-fixed] &': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    '@container': { [asCards]: { whiteSpace: 'normal' } },
  },
  amount: figure,
  earned: { ...figure, color: color.money },
});

/** In a row the column gets what the others leave, and no less than some syllables. */
export const breaks = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '@container': { [asRows]: { minWidth: '120px' } },
});

/** Of a cell that says less on a card: what it says in a row. */
export const inRow = style(onlyCard({ display: 'none' }));
export const onCard = style({ '@container': { [asRows]: { display: 'none' } } });

// a figure is a line among others there
const footCell = { paddingTop: '25px', textAlign: 'start' } as const;

export const card = styleVariants({
  title: onlyCard({ gridArea: 'title', fontSize: '16px', lineHeight: '20px' }),
  subtitle: onlyCard({ gridArea: 'subtitle', color: color.textMuted, fontSize: '14.5px', lineHeight: '20px' }),
  figure: onlyCard({ gridArea: 'figure', fontSize: '18px', textAlign: 'end', whiteSpace: 'nowrap' }),
  foot: onlyCard({ gridArea: 'foot', fontSize: '14.5px', ...footCell }),
  tag: onlyCard({ gridArea: 'tag', ...footCell, textAlign: 'end' }),
  hidden: onlyCard({ display: 'none' }),
});

/** Most cells at the foot of a card that have a line each; a desk may add columns of its own. */
const FEET = 8;

// each further cell of the foot stands below the one before
for (let before = 1; before < FEET; before++) {
  const foot = Array.from({ length: before }, () => `${card.foot} ~ `).join('');
  globalStyle(`${foot}${card.foot}`, onlyCard({ gridArea: `${3 + before} / 1 / auto / -1`, paddingTop: '4px' }));
}

export const withMedia = style({ display: 'flex', alignItems: 'center', gap: space.m, minWidth: 0 });

export const media = style({
  flex: 'none',
  width: '36px',
  ...onlyCard({ position: 'absolute', insetInlineStart: `calc(14px + ${besideBox})`, top: '14px', width: '40px' }),
});

export const beside = style({
  minWidth: 0,
  ...onlyCard({
    // keeps the height of the line while it is empty
    minHeight: '20px',
    paddingInlineStart: beyondMedia,
    // a second line of a name that comes later would move what is below
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
});

globalStyle(`[data-fixed] ${beside}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...onlyCard({ display: 'block' }),
});

globalStyle(`${row}:has(${media}) > ${card.subtitle}`, onlyCard({ paddingInlineStart: beyondMedia }));

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  // covers the row, its nearest positioned ancestor
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: '6px' },
  },
  '@container': { [asCards]: { selectors: { '&:focus-visible::after': { borderRadius: vars.radius.card } } } },
  // a line in place of an edge, which would touch the letters
  '@media': { [forcedColors]: { outline: 'none', textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

/** Clamps to two lines in a row and to one on a card. */
export const openerWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { [asCards]: { display: 'block' } },
});

export const openerChevron = style({
  flex: 'none',
  display: 'inline-flex',
  color: color.textSubtle,
  transition: `rotate 180ms ${ease}`,
  selectors: {
    '&[data-open]': { rotate: '180deg' },
    [`${opener}:hover > &:not([data-open])`]: { color: color.promote },
  },
});

export const detail = style({
  borderBottom: `1px solid ${color.border}`,
  ...surface(color.sunken),
  '@container': {
    [asCards]: {
      display: 'block',
      // joins the card above
      marginTop: `calc(-1 * ${space.m} - 18px)`,
      paddingTop: '18px',
      border: 0,
      ...surfaceEdge,
      borderRadius: vars.radius.card,
      boxShadow: `0 0 0 1px ${color.border}`,
    },
  },
});

export const detailCell = style({
  padding: `${space.l} 18px`,
  '@container': { [asCards]: { display: 'block', padding: '14px' } },
});

export const skeletonRow = style({ pointerEvents: 'none' });

export const skeletonCell = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '20px',
  selectors: { '&[data-end]': { justifyContent: 'flex-end' } },
});

// the height of a badge
globalStyle(`${card.tag} > ${skeletonCell}`, { minHeight: '26px' });

// above the opener, which covers the row
globalStyle(`${cell} :is(button, label):not(${opener})`, { position: 'relative', zIndex: 1 });
