import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const gap = createVar();

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap,
  vars: { [gap]: space.x2 },
  '@media': {
    [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.medium]: { vars: { [gap]: space.m } },
  },
});

/** A long figure is as large as the cell allows. */
export const cell = style({ position: 'relative', minWidth: 0, containerType: 'inline-size' });

const eyelet = {
  content: '',
  position: 'absolute',
  width: '11px',
  height: '11px',
  borderRadius: '50%',
  // a hole through which the cord is seen
  background: `radial-gradient(circle, ${color.cord} 0 2px, ${color.primary} 2.5px)`,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
} as const;

const bead = style({
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  insetInlineStart: `calc(100% + ${gap} / 2 - 14px)`,
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: color.primary,
  color: color.onPrimary,
  boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}, -14px 0 0 -11.5px ${color.cord}, 14px 0 0 -11.5px ${color.cord}`,
  '::before': { ...eyelet, insetInlineStart: '-13.5px' },
  '::after': { ...eyelet, insetInlineEnd: '-13.5px' },
});

// bold, as the bead is small
globalStyle(`${bead} > svg`, { strokeWidth: 3.2 });

/** In two columns the third tile is in a new row: no bead there. */
export const beads = styleVariants({
  everywhere: [bead],
  inOneRow: [bead, { '@media': { [below.wide]: { display: 'none' } } }],
});
