import { globalStyle, style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { logoHeight } from '../Logo/Logo.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color } = vars;

export const layout = style({
  display: 'flex',
  minHeight: '100dvh',
  '@media': { [below.wide]: { flexDirection: 'column' } },
});

export const bar = style({
  vars: { [logoHeight]: '36px' },
  display: 'none',
  '@media': {
    [below.wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s,
      position: 'sticky',
      zIndex: 20,
      top: 0,
      minHeight: '60px',
      paddingInline: '4px',
      ...panelSurface(color.inverse, color.onInverse),
    },
  },
});

const side = style({
  flex: 'none',
  position: 'relative',
  ...panelSurface(color.inverse, color.onInverse),
  transition: `width 200ms ${ease}`,
  '@media': { [below.wide]: { display: 'none' } },
});

export const open = style([side, { width: '288px' }]);
export const folded = style([side, { width: '84px' }]);

export const stitch = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: '6px', display: 'flex' });

/** The panel and its stitch in the drawer. */
export const sheet = style({ position: 'relative' });

export const panel = style({
  vars: { [logoHeight]: '42px' },
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  paddingBlock: '14px 18px',
  paddingInline: '16px 24px',
  overflowY: 'auto',
  overflowX: 'hidden',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '56px',
  marginBottom: space.s,
  paddingInlineStart: '8px',
  color: color.onInverseMuted,
});

export const foldedHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.s,
  minHeight: '56px',
  marginBottom: space.s,
  color: color.onInverseMuted,
});

export const main = style({
  flex: 1,
  minWidth: 0,
  padding: `28px 40px ${space.x5}`,
  '@media': {
    [below.wide]: { padding: `${space.x2} ${space.x2} ${space.x4}` },
    [below.medium]: { padding: `14px ${space.l} ${space.x3}` },
  },
});

export const list = style({ display: 'flex', flexDirection: 'column' });

export const groupStart = style({ marginTop: '10px' });

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '46px',
  paddingInline: '12px',
  borderRadius: vars.radius.field,
  color: color.onInverseMuted,
  fontWeight: 560,
  lineHeight: '20px',
  ':hover': { background: `color-mix(in srgb, ${color.onInverse} 8%, transparent)`, color: color.onInverse },
  ':focus-visible': { outlineColor: color.inverseAccent, outlineOffset: '-3px' },
  selectors: {
    '&[data-current]': { color: color.onInverse, fontWeight: 620 },
    '&[aria-current], &[data-lit]': { background: color.inverseAccent, color: color.onInverseAccent, fontWeight: 620 },
  },
});

/** How much waits on a page, at the end of its entry. */
export const count = style({
  flex: 'none',
  marginInlineStart: 'auto',
  minWidth: '26px',
  paddingInline: '7px',
  borderRadius: '13px',
  background: `color-mix(in srgb, ${color.onInverse} 14%, transparent)`,
  color: color.onInverse,
  fontSize: '13px',
  fontWeight: 620,
  lineHeight: '24px',
  textAlign: 'center',
  selectors: { '[aria-current] > &': { background: color.onInverseAccent, color: color.inverseAccent } },
  '@media': { [forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
});

/** The same beside an icon alone. */
export const foldedCount = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineEnd: '8px',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  background: color.inverseAccent,
  '@media': { [forcedColors]: { border: '5px solid' } },
});

export const theme = style({ marginTop: 'auto', paddingBlock: space.m, color: color.onInverseMuted });

export const logout = style({ marginTop: 'auto', selectors: { [`${theme} + &`]: { marginTop: 0 } } });

export const foldedLabel = visuallyHidden;

export const chevron = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: color.onInverseMuted,
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

export const cord = style({ marginBottom: '4px' });

export const bead = style({
  position: 'relative',
  paddingInlineStart: '45px',
  // a line, then the bead on it
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '21px',
    top: 0,
    bottom: 0,
    width: '2px',
    background: color.inverseBorder,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '17px',
    top: 'calc(50% - 5px)',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    background: color.inverse,
    boxShadow: `inset 0 0 0 2px ${color.onInverseMuted}`,
  },
  selectors: {
    '&:last-child::before': { bottom: '50%' },
    '&:has([aria-current])::after': {
      background: color.inverseAccent,
      boxShadow: `0 0 0 2px ${color.inverse}, 0 0 0 4px ${color.inverseAccent}`,
    },
  },
});

// the longest name keeps to one line
globalStyle(`${bead} > a`, { paddingInline: '12px 4px', letterSpacing: '-.015em' });
