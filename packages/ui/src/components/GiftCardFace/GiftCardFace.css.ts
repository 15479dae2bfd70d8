import { style } from '@vanilla-extract/css';
import { upperCorners } from '../../styles/card.css.ts';
import { hangingSlot } from '../../styles/hangingSlot.ts';
import { surface } from '../../styles/surface.ts';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Space above the picture for the hanging slot of a gift card. */
export const face = style({
  position: 'relative',
  paddingTop: '34px',
  ...upperCorners,
  overflow: 'hidden',
  ...surface(color.accentSurface),
  '::before': hangingSlot(color.background),
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: ratioOf(pictureShapes.giftCard),
  overflow: 'hidden',
  color: color.highlight,
});

export const words = style({ display: 'grid', gap: '4px', padding: '14px 18px 18px' });
