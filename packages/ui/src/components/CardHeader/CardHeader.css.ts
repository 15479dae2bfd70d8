import { style, styleVariants } from '@vanilla-extract/css';
import { hangingSlot } from '../../styles/hangingSlot.ts';
import { surface } from '../../styles/surface.ts';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  gridTemplateAreas: '"face title" "face text"',
  gridTemplateRows: 'auto 1fr',
  columnGap: '26px',
  rowGap: '8px',
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"face" "title" "text"',
      gridTemplateRows: 'none',
      rowGap: '10px',
    },
  },
});

const cloth = {
  gridArea: 'face',
  alignSelf: 'start',
  position: 'relative',
  paddingInline: '20px',
  paddingBottom: '20px',
  borderRadius: vars.radius.card,
  ...surface(color.accentSurface),
} as const;

export const tray = styleVariants({
  flat: [{ ...cloth, paddingTop: '20px' }],
  /** Space above the picture for the hanging slot of a gift card. */
  hung: [
    {
      ...cloth,
      paddingTop: '34px',
      '::before': hangingSlot(color.surface),
    },
  ],
});

/** The limit matters on one column, where the picture would fill the screen. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  maxWidth: '300px',
  marginInline: 'auto',
  aspectRatio: ratioOf(pictureShapes.creditCard),
  borderRadius: '12px',
  overflow: 'hidden',
  color: color.highlight,
  boxShadow: `0 4px 10px -4px color-mix(in srgb, ${color.shadow} 40%, transparent)`,
});
