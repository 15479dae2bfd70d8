import { keyframes, style, styleVariants } from '@vanilla-extract/css';
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

/** No side banners: the main one takes the whole row. */
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"main" "controls"' });

const rounded = {
  borderRadius: vars.radius.banner,
  overflow: 'clip',
  '@media': { [below.medium]: { borderRadius: vars.radius.bannerSmall } },
} as const;

export const stage = style([
  rounded,
  { gridArea: 'main', position: 'relative', aspectRatio: '820 / 344', background: vars.color.inverse },
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

export const side = style([rounded, { aspectRatio: '400 / 162', background: vars.color.inverse }]);

const from = (x: string) => keyframes({ from: { transform: `translateX(${x})` } });
const out = (x: string) => keyframes({ to: { transform: `translateX(${x})`, visibility: 'hidden' } });
const slide = { position: 'absolute', inset: 0 } as const;
const moves = (name: string) => ({ ...slide, animation: `${name} 1000ms ${ease} both` });

export const slides = styleVariants({
  current: slide,
  waiting: { ...slide, visibility: 'hidden' },
  enterNext: moves(from('100%')),
  enterPrevious: moves(from('-100%')),
  leaveNext: moves(out('-100%')),
  leavePrevious: moves(out('100%')),
});

export const bannerLink = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  ':focus-visible': { outlineOffset: '-5px' },
});
