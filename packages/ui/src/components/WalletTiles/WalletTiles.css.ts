import { createVar, style, styleVariants } from '@vanilla-extract/css';
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

export const cell = style({ position: 'relative', minWidth: 0 });

const eyelet = {
  content: '',
  position: 'absolute',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.artBackdrop,
  boxShadow: `inset 0 0 0 3px ${color.primaryBorder}`,
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
  boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}, -14px 0 0 -12.5px ${color.primaryBorder}, 14px 0 0 -12.5px ${color.primaryBorder}`,
  '::before': { ...eyelet, insetInlineStart: '-13px' },
  '::after': { ...eyelet, insetInlineEnd: '-13px' },
});

/** In two columns the third tile is in a new row: no bead there. */
export const beads = styleVariants({
  everywhere: [bead],
  inOneRow: [bead, { '@media': { [below.wide]: { display: 'none' } } }],
});
