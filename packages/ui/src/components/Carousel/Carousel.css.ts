import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { contentVisibility } from '../../styles/contentVisibility.ts';
import { below, reducedMotion } from '../../theme/scale.ts';

const perView = createVar();
/** Distance between items. */
export const gap = createVar();
/** How far the row is visible outside the page column: half a gap, or the whole gutter. */
export const edge = createVar();

/** Space above and below a card for its shadow and its eyelet. */
const above = '24px';
const foot = '36px';

/** Makes an element larger on all sides without moving its content. */
const reaching = (side: string) => ({
  margin: `calc(-1 * ${above}) calc(-1 * ${side}) calc(-1 * ${foot})`,
  padding: `${above} ${side} ${foot}`,
});

/** The cord is wider than the window; this keeps the page from scrolling sideways. */
export const clip = style({
  overflowX: 'clip',
  paddingBlockEnd: foot,
  marginBlockEnd: `calc(-1 * ${foot})`,
  ...contentVisibility('300px'),
});

export const frame = style({
  position: 'relative',
  // margins must not collapse: the cord is placed from the top of the cards
  display: 'flow-root',
  vars: { [gap]: '24px', [edge]: '12px' },
  '@media': {
    [below.wide]: { vars: { [edge]: '24px' } },
    [below.medium]: { vars: { [gap]: '14px', [edge]: '16px' } },
  },
});

/** Space for the cord. */
export const strung = style({ marginTop: '54px', '@media': { [below.medium]: { marginTop: '36px' } } });

/** Scrolls without scripts. */
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
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
  scrollbarWidth: 'none',
});

export const item = style({ position: 'relative', scrollSnapAlign: 'start', minWidth: 0 });

const side = `calc(${gap} / 2)`;

/** Items that are not visible at first. Half a gap on each side, so that no part of a card is cut off. */
export const beyond = style({
  ...contentVisibility('0px'),
  ...reaching(side),
  scrollMarginInline: `calc(-1 * ${side})`,
  // the height of a card with two lines of text: the row does not grow when such a card is drawn
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

/** On phones a part of the next item is visible, which shows that the row scrolls. */
export const perViews = styleVariants({ 4: columns(4, 3, 2, 1.34), 6: columns(6, 5, 4, 3) });

export const arrows = style({
  display: 'flex',
  gap: '8px',
  '@media': { [below.medium]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

/** All items fit at full width: no arrows there. */
export const fits = style({ '@media': { 'screen and (min-width: 1025px)': { display: 'none' } } });
