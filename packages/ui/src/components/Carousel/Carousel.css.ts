import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { contentVisibility } from '../../styles/contentVisibility.ts';
import { below, stillMotion } from '../../theme/scale.ts';

const perView = createVar();
/** Distance between items. */
export const gap = createVar();
/** How far the row is visible beyond the page column: half a gap, or all of the gutter. */
export const edge = createVar();

/** Room above and below a card for its shadow and for what rises above it. */
const above = '24px';
const foot = '36px';

/** Reaches over its place on all sides, without moving what is in it. */
const reaching = (side: string) => ({
  margin: `calc(-1 * ${above}) calc(-1 * ${side}) calc(-1 * ${foot})`,
  padding: `${above} ${side} ${foot}`,
});

/** Keeps the cord, which runs to both sides, from widening the page. */
export const clip = style({
  overflowX: 'clip',
  paddingBlockEnd: foot,
  marginBlockEnd: `calc(-1 * ${foot})`,
  ...contentVisibility('300px'),
});

export const frame = style({
  position: 'relative',
  // its top is the cards' top, which the cord measures from
  display: 'flow-root',
  vars: { [gap]: '24px', [edge]: '12px' },
  '@media': {
    [below.wide]: { vars: { [edge]: '24px' } },
    [below.medium]: { vars: { [gap]: '14px', [edge]: '16px' } },
  },
});

/** Room for the cord. */
export const strung = style({ marginTop: '54px', '@media': { [below.medium]: { marginTop: '36px' } } });

/** Scrolls by itself, without script. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${perView} - 1) * ${gap}) / ${perView})`,
  gap,
  ...reaching(edge),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: edge,
  scrollBehavior: 'smooth',
  '@media': { [stillMotion]: { scrollBehavior: 'auto' } },
  scrollbarWidth: 'none',
});

export const item = style({ position: 'relative', scrollSnapAlign: 'start', minWidth: 0 });

const side = `calc(${gap} / 2)`;

/** Out of sight at first. Half a gap of its own to each side, so that nothing of a card is cut off. */
export const beyond = style({
  ...contentVisibility('0px'),
  ...reaching(side),
  scrollMarginInline: `calc(-1 * ${side})`,
  // a tag with two lines of text: the row is as high before one comes into sight
  selectors: { [`${strung} &`]: contentVisibility('184px') },
});

const columns = (full: number, wide: number, medium: number, narrow: number) =>
  ({
    vars: { [perView]: `${full}` },
    '@media': {
      [below.wide]: { vars: { [perView]: `${wide}` } },
      [below.medium]: { vars: { [perView]: `${medium}` } },
      [below.narrow]: { vars: { [perView]: `${narrow}` } },
    },
  }) as const;

/** On phones the next item peeks in, which says that the row moves. */
export const perViews = styleVariants({ 4: columns(4, 3, 2, 1.34), 6: columns(6, 5, 4, 3) });

export const arrows = style({
  display: 'flex',
  gap: '8px',
  '@media': { [below.medium]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** All items fit at full width, so that arrows have nothing to do there. */
export const fits = style({ '@media': { 'screen and (min-width: 1025px)': { display: 'none' } } });
