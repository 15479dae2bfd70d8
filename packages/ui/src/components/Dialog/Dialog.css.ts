import { style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { appear, rise } from '../../theme/motion.css.ts';
import { below, ease, low, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { artBeside, noArt } from './artBeside.ts';

const { color } = vars;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: color.scrim,
  animation: `${appear} 220ms ${ease}`,
  // its content is 1 px taller than it, so it takes the scroll events that would scroll the page behind
  overflowY: 'scroll',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  '::after': { content: '', display: 'block', height: 'calc(100% + 1px)' },
});

export const panel = style({
  position: 'fixed',
  zIndex: 41,
  inset: 0,
  margin: 'auto',
  display: 'flex',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 48px)',
  borderRadius: vars.radius.modal,
  overflow: 'hidden',
  ...panelSurface(color.surface),
  boxShadow: vars.elevation.modal,
  animation: `${rise} 220ms ${ease}`,
  '@media': {
    [below.medium]: {
      top: 'auto',
      margin: 0,
      maxHeight: 'calc(100dvh - 40px)',
      borderRadius: vars.radius.sheet,
    },
  },
});

const widths = (width: string) => ({
  width: `min(${width}, calc(100vw - 48px))`,
  '@media': { [below.medium]: { width: 'auto' } },
});

export const narrow = style(widths('540px'));
export const wide = style([widths('920px'), { '@media': { [noArt]: { maxWidth: '600px' } } }]);

export const art = style(artBeside);

const column = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

const scroller = { overflowY: 'auto', overscrollBehavior: 'contain' } as const;

/** Head, body and close button. In low windows it scrolls as a whole, with the button. */
export const frame = style({ ...column, position: 'relative', '@media': { [low]: scroller } });

/** Stays above the body. The close button lies over its end, where nothing is scrolled beneath it. */
export const head = style({
  ...column,
  flex: 'none',
  gap: space.l,
  padding: `40px 52px ${space.s}`,
  '@media': { [below.medium]: { padding: `14px ${space.xl} ${space.s}` } },
});

const content = style({ ...column, ...scroller, gap: space.l });

/** The head ends half of the gap, so that the focus ring of the first field is whole. */
export const body = style([
  content,
  {
    padding: `${space.s} 52px 40px`,
    '@media': {
      [below.medium]: { padding: `${space.s} ${space.xl} ${space.xl}` },
      [low]: { flex: 'none', overflowY: 'visible' },
    },
  },
]);

/** The body of a dialog without a head. */
export const whole = style([
  content,
  { padding: '40px 52px', '@media': { [below.medium]: { padding: `14px ${space.xl} ${space.xl}` } } },
]);

export const grabber = style({
  display: 'none',
  '@media': {
    [below.medium]: {
      display: 'block',
      flex: 'none',
      alignSelf: 'center',
      width: '44px',
      height: '5px',
      borderRadius: '3px',
      background: color.borderStrong,
    },
  },
});

export const title = style({ margin: 0, paddingInlineEnd: '40px' });

export const description = style({ color: color.textMuted });

export const close = style({
  position: 'absolute',
  top: '14px',
  insetInlineEnd: '14px',
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  paddingTop: space.s,
  '@media': {
    [below.medium]: {
      position: 'sticky',
      // covers the padding of the sheet
      bottom: `calc(-1 * ${space.xl})`,
      margin: `0 calc(-1 * ${space.xl}) calc(-1 * ${space.xl})`,
      padding: `${space.m} ${space.xl} ${space.l}`,
      background: color.surface,
      borderTop: `1px solid ${color.border}`,
      zIndex: 1,
    },
  },
});
