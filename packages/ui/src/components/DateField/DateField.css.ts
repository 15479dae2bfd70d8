import { style } from '@vanilla-extract/css';

/** The button's icon stands at the edge of the box. */
export const picker = style({ position: 'relative', display: 'inline-flex', marginInlineEnd: '-12px' });

/** Its calendar opens at the button; itself it is not seen, and the text beside it is the field. */
export const native = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
