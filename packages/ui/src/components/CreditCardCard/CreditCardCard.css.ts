import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const tray = createVar();
const pocketColor = createVar();
const thread = createVar();

export const cloths = styleVariants(vars.cloth, (cloth) => ({
  vars: { [tray]: cloth.tray, [pocketColor]: cloth.pocket, [thread]: cloth.thread },
}));

export const frame = style({ position: 'relative', borderRadius: vars.radius.card });

export const sleeve = style({
  padding: '26px 24px 0',
  marginBottom: '12px',
  borderRadius: vars.radius.card,
  background: tray,
  overflow: 'clip',
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: `${vars.radius.field} ${vars.radius.field} 0 0`,
  overflow: 'hidden',
  background: pocketColor,
  color: thread,
  boxShadow: `0 4px 10px -4px color-mix(in srgb, ${vars.color.shadow} 40%, transparent)`,
});

export const crops = styleVariants({
  lip: { aspectRatio: '320 / 138' },
  whole: { aspectRatio: ratioOf(pictureShapes.creditCard), borderRadius: vars.radius.field },
});

export const pocket = style({
  height: '44px',
  marginInline: '-24px',
  paddingTop: '7px',
  position: 'relative',
  background: pocketColor,
  '::before': {
    content: '',
    display: 'block',
    height: '2px',
    background: stitchLine(thread),
  },
});

export const base = style({ height: '26px' });

export const name = style({ fontWeight: 640, fontSize: '19px', lineHeight: '26px' });
