import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const gap = createVar();
const beadSize = createVar();
const eyeletSize = createVar();

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap,
  vars: { [gap]: space.x2, [beadSize]: '28px', [eyeletSize]: '11px' },
  '@media': {
    [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.medium]: { vars: { [gap]: space.m, [beadSize]: '20px', [eyeletSize]: '9px' } },
  },
});

/** A long figure is as large as the cell allows. */
export const cell = style({ position: 'relative', minWidth: 0, containerType: 'inline-size' });

const eyelet = {
  content: '',
  position: 'absolute',
  width: eyeletSize,
  height: eyeletSize,
  borderRadius: '50%',
  // a hole through which the cord is seen
  background: `radial-gradient(circle, ${color.cord} 0 2px, ${color.primary} 2.5px)`,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
} as const;

const bead = style({
  position: 'absolute',
  zIndex: 1,
  // above the figures, which stand higher where one has paise
  top: '44%',
  insetInlineStart: `calc(100% + ${gap} / 2 - ${beadSize} / 2)`,
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: beadSize,
  height: beadSize,
  borderRadius: '50%',
  background: color.primary,
  color: color.onPrimary,
  boxShadow: [
    `inset 0 0 0 1.5px ${color.primaryBorder}`,
    `calc(${beadSize} / -2) 0 0 calc(2.5px - ${beadSize} / 2) ${color.cord}`,
    `calc(${beadSize} / 2) 0 0 calc(2.5px - ${beadSize} / 2) ${color.cord}`,
  ].join(', '),
  '::before': { ...eyelet, insetInlineStart: `calc(-2.5px - ${eyeletSize})` },
  '::after': { ...eyelet, insetInlineEnd: `calc(-2.5px - ${eyeletSize})` },
});

// bold, as the bead is small
globalStyle(`${bead} > svg`, { width: '86%', height: 'auto', strokeWidth: 3.2 });

/** In two columns the third tile is in a new row: no bead there. */
export const beads = styleVariants({
  everywhere: [bead],
  inOneRow: [bead, { '@media': { [below.wide]: { display: 'none' } } }],
});
