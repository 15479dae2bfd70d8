import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inRtl } from '../../styles/inRtl.ts';
import { dashes } from '../../theme/dashes.ts';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { below, ease } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 820fr) minmax(0, 400fr)',
  gridTemplateAreas: '"main sides" "controls ."',
  gap: '0 20px',
  paddingBlock: '8px 30px',
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"main" "sides" "controls"',
      gap: '10px 0',
      paddingBlock: '0 24px',
    },
  },
});

/** Without side banners the main one fills the row. */
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"main" "controls"' });

const rounded = {
  // the words of a picture that does not load
  color: vars.color.onInverse,
  textIndent: '16px',
  borderRadius: vars.radius.banner,
  overflow: 'clip',
  '@media': { [below.medium]: { borderRadius: vars.radius.bannerSmall } },
} as const;

export const stage = style([
  rounded,
  { gridArea: 'main', position: 'relative', aspectRatio: ratioOf(pictureShapes.stage), background: vars.color.inverse },
]);

export const sides = style({
  gridArea: 'sides',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '@media': {
    [below.medium]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10px' },
  },
});

export const side = style([rounded, { aspectRatio: ratioOf(pictureShapes.side), background: vars.color.inverse }]);

const from = (x: string) => keyframes({ from: { transform: `translateX(${x})` } });
const out = (x: string) => keyframes({ to: { transform: `translateX(${x})`, visibility: 'hidden' } });
const slide = { position: 'absolute', inset: 0 } as const;
const [fromEnd, fromStart, toStart, toEnd] = [from('100%'), from('-100%'), out('-100%'), out('100%')];
/** `mirrored` is the move where text runs from right to left. */
const moves = (name: string, mirrored: string) => ({
  ...slide,
  animation: `${name} 1000ms ${ease} both`,
  selectors: { [inRtl]: { animationName: mirrored } },
});

export const slides = styleVariants({
  current: slide,
  waiting: { ...slide, visibility: 'hidden' },
  enterNext: moves(fromEnd, fromStart),
  enterPrevious: moves(fromStart, fromEnd),
  leaveNext: moves(toStart, toEnd),
  leavePrevious: moves(toEnd, toStart),
});

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  // overlaps the padding under the banners, which exists without controls too
  margin: '6px 0 -28px',
  gap: '2px',
  '@media': {
    // they do nothing without scripts; their space stays, so that the layout does not shift
    '(scripting: none)': { visibility: 'hidden' },
    [below.medium]: { margin: '-6px clamp(0px, 50vw - 170px, 10px) -24px', justifyContent: 'space-between' },
  },
});

// the hem below would cover a ring outside
globalStyle(`${controls} > :focus-visible, ${controls} > * > :focus-visible`, { outlineOffset: '-5px' });

/** One bead per banner on a dashed line. */
export const beads = style({
  display: 'flex',
  minWidth: 0,
  padding: '0 6px',
  background: dashes('currentColor', '7px', '12px', { thickness: '2px', at: '0 50%' }),
});

export const bead = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '44px',
  borderRadius: vars.radius.field,
  '::before': {
    content: '',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    // hides the dashed line inside the bead
    background: vars.color.brandSurface,
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
  selectors: {
    '&[aria-current]::before': {
      width: '20px',
      height: '20px',
      background: `radial-gradient(circle, currentColor 0 5px, ${vars.color.brandSurface} 5.5px)`,
    },
  },
  // narrower where all controls would not fit
  '@media': { [below.medium]: { flex: '0 1 44px', minWidth: '24px' } },
});

export const counter = style({ minWidth: '64px', fontWeight: 600, fontSize: '15px', textAlign: 'center' });
