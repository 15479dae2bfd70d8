import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, stillMotion } from '../../theme/scale.ts';

const perView = createVar();
/** Distance between items. */
export const gap = createVar();
/** How far the row is visible beyond the page column: half a gap, or all of the gutter. */
export const edge = createVar();

/** Keeps the cord, which runs to both sides, from widening the page. */
export const clip = style({ overflowX: 'clip' });

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

/** Scrolls by itself, without script. The block padding leaves room for shadows and for what rises above a card. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${perView} - 1) * ${gap}) / ${perView})`,
  gap,
  margin: `-24px calc(-1 * ${edge}) -36px`,
  padding: `24px ${edge} 36px`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: edge,
  scrollBehavior: 'smooth',
  '@media': { [stillMotion]: { scrollBehavior: 'auto' } },
  scrollbarWidth: 'none',
});

export const item = style({ position: 'relative', scrollSnapAlign: 'start', minWidth: 0 });

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
