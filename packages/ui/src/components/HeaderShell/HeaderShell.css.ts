import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inRtl } from '../../styles/inRtl.ts';
import { panelSurface } from '../../styles/surface.ts';
import { below, container, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { logoHeight } from '../Logo/Logo.css.ts';

const { color } = vars;

const shrinkHeight = createVar();

/** Runs with the first pixels of scrolling. Browsers without scroll timelines stay at the first frame. */
const whileScrolling = (animationName: string) => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${animationName} linear both`,
      // depends on the scroll position, not on time: stays with reduced motion
      animationDuration: 'auto !important',
      animationTimeline: 'scroll(root)',
      animationRange: `0 ${shrinkHeight}`,
    },
  },
});

const lift = keyframes({
  from: { filter: 'none' },
  to: { filter: `drop-shadow(0 6px 10px color-mix(in srgb, ${color.shadow} 22%, transparent))` },
});
const show = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ '50%': { opacity: 0 }, to: { opacity: 0, visibility: 'hidden' } });
const shrink = keyframes({ to: { scale: '.83' } });

/** After scrolling its upper part is outside the window: it looks less high, and the content below does not move. */
export const header = style({
  vars: { [shrinkHeight]: '20px', [logoHeight]: '46px' },
  position: 'sticky',
  zIndex: 30,
  top: `calc(-1 * ${shrinkHeight})`,
  height: '80px',
  paddingTop: '10px',
  color: color.onBrandSurface,
  '@media': {
    [below.medium]: {
      // without scroll timelines it keeps its height, with the search below the logo
      vars: { [shrinkHeight]: '0px', [logoHeight]: '36px' },
      '@supports': { '(animation-timeline: scroll())': { vars: { [shrinkHeight]: '60px' } } },
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      height: '118px',
      paddingTop: 0,
    },
  },
});

export const field = style([{ position: 'absolute', inset: 0, background: color.brandSurface }, whileScrolling(lift)]);

export const seam = style({ position: 'absolute', insetInline: 0, bottom: '3px' });
export const flushSeam = style([seam, whileScrolling(show)]);
export const flushHem = style(whileScrolling(show));

export const bar = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  height: '60px',
  maxWidth: `calc(${container} + 2 * ${space.x2})`,
  marginInline: 'auto',
  paddingInline: space.x2,
  // its children become children of the header: the first row sticks, the search moves up into it
  '@media': { [below.medium]: { display: 'contents' } },
});

const firstRow = {
  position: 'sticky',
  zIndex: 1,
  top: 0,
  // 58 px with the margin, so the stitch of the low header stays visible
  height: '52px',
  paddingTop: '6px',
  marginBottom: '6px',
  background: color.brandSurface,
} as const;

export const logo = style([
  {
    display: 'flex',
    alignItems: 'center',
    transformOrigin: 'left center',
    selectors: { [inRtl]: { transformOrigin: 'right center' } },
    '@media': { [below.medium]: { ...firstRow, flex: 1, paddingInlineStart: space.l, animation: 'none !important' } },
  },
  whileScrolling(shrink),
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flex: 'none',
  '@media': { [below.medium]: { ...firstRow, paddingInlineEnd: space.s } },
});

/** Beside the logo there is space for the word only. */
globalStyle(`${actions} a > svg`, { '@media': { 'screen and (max-width: 340px)': { display: 'none' } } });
/** On phones, between the picture of the logo and the menu button. */
const fitIn = keyframes({ to: { width: 'calc(100% - 108px)', marginInline: '52px 56px' } });

export const search = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  '@media': {
    [below.medium]: {
      position: 'sticky',
      zIndex: 2,
      top: '3px',
      order: 1,
      flex: 'none',
      width: `calc(100% - 2 * ${space.l})`,
      height: '48px',
      marginTop: '-1px',
      marginInline: space.l,
      ...whileScrolling(fitIn),
    },
  },
});

/** On phones the menu has them, too, when the search takes their place. */
export const session = style({
  display: 'flex',
  gap: space.s,
  '@media': { [below.medium]: whileScrolling(leave) },
});

export const menuButton = style({ display: 'none', '@media': { [below.wide]: { display: 'inline-flex' } } });

const tint = (percent: number) => `color-mix(in srgb, ${vars.color.onBrandSurface} ${percent}%, transparent)`;

export const nav = style({ display: 'flex', flex: 'none', '@media': { [below.wide]: { display: 'none' } } });

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '14px',
  borderRadius: '12px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ':hover': { background: tint(6) },
  selectors: { '&[aria-current]': { background: tint(12) } },
});

export const sheet = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

export const menuHead = style({
  vars: { [logoHeight]: '34px' },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '58px',
  paddingInline: '18px 8px',
  marginBottom: space.x2,
  ...panelSurface(color.brandSurface, color.onBrandSurface),
});

export const menuLinks = style({ paddingInline: space.l });

export const menuRow = style({ borderBottom: `1px solid ${color.border}` });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '64px',
  borderRadius: '8px',
  fontWeight: 600,
  fontSize: '19px',
});

export const menuIcon = style({ display: 'inline-flex', color: color.promote });
export const menuChevron = style({ display: 'inline-flex', marginInlineStart: 'auto', color: color.text });

export const menuFoot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  padding: `${space.x2} ${space.l}`,
});

export const menuArt = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 'auto',
  paddingInline: space.x3,
});
