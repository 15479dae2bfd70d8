import { globalStyle, style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { below, low } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 600fr) minmax(0, 592fr)',
  gap: '48px',
  alignItems: 'start',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } },
});

export const art = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '600 / 436',
  borderRadius: radius.panel,
  overflow: 'hidden',
  ...surface(color.sunken, color.textSubtle),
  '@media': { [below.wide]: { aspectRatio: '2 / 1' }, [below.medium]: { aspectRatio: ratioOf(pictureShapes.deal) } },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '22px',
  minWidth: 0,
  '@media': { [below.medium]: { gap: '18px' } },
});

export const words = style({ display: 'grid', gap: '8px' });

/**
 * On phones it sticks to the bottom of the window, over the full width, until its own place is in view; not in low windows, as pages
 * at 400 % are, of which it would take a third.
 */
export const bar = style({
  '@media': {
    [below.medium]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      marginInline: '-16px',
      containerType: 'scroll-state',
    },
    [low]: { position: 'static' },
  },
});

// a focused element must not be hidden behind the bar
globalStyle(`html:has(${bar})`, {
  '@media': { [below.medium]: { scrollPaddingBottom: '88px' }, [low]: { scrollPaddingBottom: 0 } },
});

export const actions = style({
  display: 'flex',
  gap: '14px',
  '@media': { [below.medium]: { gap: '10px', padding: '12px 16px', background: color.background } },
  '@container': { 'scroll-state(stuck: bottom)': { boxShadow: `0 -1px 0 ${color.borderStrong}` } },
});

export const grab = style({ flex: 1, minWidth: 0 });

/** On phones the button to the shop is on the right, near the thumb. */
export const claim = style({ flex: 'none', '@media': { [below.medium]: { flex: 1, order: -1 } } });
