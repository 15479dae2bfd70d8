import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { panelSurface, surface } from '../../styles/surface.ts';
import { withoutHas } from '../../styles/withoutHas.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
import { moveStitches } from '../../theme/motion.css.ts';
import { space } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const tableRoom = createContainer();

/** The layout depends on the width of the table, not of the window, because a sidebar may be beside it. */
export const room = style({ containerName: tableRoom, containerType: 'inline-size' });

/** Rows become cards. */
export const asCards = `${tableRoom} (max-width: 719px)`;

/** Rows stay rows. */
export const asRows = `${tableRoom} (min-width: 720px)`;

/** Less padding, and columns that are on no card fold away. */
export const tight = `${tableRoom} (min-width: 720px) and (max-width: 959px)`;

/** The same for tables with many columns. */
const tightIfDense = `${tableRoom} (min-width: 720px) and (max-width: 1040px)`;

const frame = {
  ...panelSurface(color.surface),
  ...surfaceEdge,
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${color.border}`,
  overflow: 'clip',
};

export const shell = style({
  ...frame,
  '@container': {
    [asCards]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.m,
      background: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      outline: 'none',
      overflow: 'visible',
      // an empty or failed table keeps its frame
      selectors: { '&[data-bare]': frame },
    },
  },
});

export const scroller = style({ overflowX: 'auto', '@container': { [asCards]: { overflowX: 'visible' } } });

export const table = style({
  selectors: { '&[data-fixed]': { tableLayout: 'fixed' } },
  '@container': { [asCards]: { display: 'block', selectors: { '[data-bare] &': { display: 'none' } } } },
});

// not `display: none`: what opens below a row spans all columns, and would add new ones in their place
const nothing = {
  width: '0 !important',
  padding: '0 !important',
  overflow: 'hidden',
  visibility: 'hidden',
  // one line, or its text would make the row high
  whiteSpace: 'nowrap !important',
} as const;

export const folded = style({
  '@container': { [tight]: nothing, [tightIfDense]: { selectors: { '[data-dense] &': nothing } } },
});

export const widths = style({ '@container': { [asCards]: { display: 'none' } } });

export const selectColumn = style({ width: '56px' });

export const rows = style({
  '@container': { [asCards]: { display: 'flex', flexDirection: 'column', gap: space.m } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  minHeight: '52px',
  padding: `${space.m} 18px`,
  position: 'relative',
  // the stitch above the footer; it moves while new rows load
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '2px',
    opacity: 0.6,
    background: stitchLine(color.primaryBorder),
  },
  '@container': {
    [asCards]: {
      padding: `${space.l} 0`,
      minHeight: 0,
      selectors: { '&:has(> :only-child)': { justifyContent: 'center' } },
    },
  },
});

globalStyle(`[data-refreshing] > ${footer}::before`, {
  opacity: 1,
  animation: `${moveStitches} 500ms linear infinite`,
});

export const range = style({ color: color.textMuted, fontSize: '15px' });

export const pagination = style({
  marginInlineStart: 'auto',
  '@container': { [asCards]: { width: '100%', marginTop: space.s } },
});

export const head = style({ ...surface(color.sunken), '@container': { [asCards]: { display: 'none' } } });

export const headCell = style({ position: 'relative', padding: 0, textAlign: 'start' });

export const headButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  width: '100%',
  minHeight: '48px',
  paddingInline: '18px',
  color: color.textMuted,
  fontWeight: 620,
  fontSize: '14.5px',
  lineHeight: '18px',
  textAlign: 'start',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.field },
  selectors: {
    '&[data-sorted]': { color: color.text },
    '&[data-end]': { justifyContent: 'flex-end', textAlign: 'end' },
    '[data-dense] &': { gap: '4px', paddingInline: '8px', fontSize: '14px' },
  },
  '@container': { [tight]: { paddingInline: '10px' } },
});

export const sortArrow = style({
  flex: 'none',
  display: 'inline-flex',
  opacity: 0.8,
  selectors: {
    '[data-sorted] > &': { color: color.promote, opacity: 1 },
  },
});

export const sortControls = style({
  display: 'none',
  '@container': { [asCards]: { display: 'flex', gap: space.m } },
});

export const sortField = style({
  // the caption stands above, so that a long name has the whole width
  flex: 1,
  minWidth: 0,
  position: 'relative',
  height: '48px',
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  ...withoutHas({ selectors: { '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } } }),
});

export const sortCaption = style({
  position: 'absolute',
  insetInlineStart: '12px',
  top: '5px',
  color: color.textMuted,
  fontSize: '12.5px',
  lineHeight: '16px',
  pointerEvents: 'none',
});

export const sortSelect = style({
  width: '100%',
  height: '100%',
  // reaches under caption and chevron, so that a click there opens it too
  paddingBlock: '18px 2px',
  paddingInline: '12px 32px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  appearance: 'none',
  fontSize: '15px',
  textOverflow: 'ellipsis',
  // the longest name of a column on a phone of 320 px
  '@container': { [`${tableRoom} (max-width: 300px)`]: { fontSize: '13.5px' } },
  // the frame shows the focus ring
  ':focus-visible': { outline: 'none' },
});

export const sortChevron = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  top: '14px',
  display: 'inline-flex',
  pointerEvents: 'none',
});
