import { createVar, style } from '@vanilla-extract/css';
import { inTheme } from '../../styles/inTheme.ts';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const nicheHeight = createVar();

export const frame = style({ position: 'relative', textAlign: 'center', borderRadius: vars.radius.niche });

/**
 * In light the picture is taller than the niche. In dark the niche is as tall: its dark lines need a pale background.
 */
export const niche = style({
  position: 'relative',
  width: '100%',
  maxWidth: '178px',
  marginInline: 'auto',
  marginBottom: '12px',
  aspectRatio: '178 / 206',
  vars: { [nicheHeight]: '83.5%' },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 'auto 0 0',
    height: nicheHeight,
    background: vars.color.artBackdrop,
    borderRadius: vars.radius.niche,
  },
  '@media': {
    [below.medium]: { aspectRatio: '110 / 147', vars: { [nicheHeight]: '80%' } },
  },
});
inTheme('dark', niche, { vars: { [nicheHeight]: '100%' } });

export const picture = style({
  position: 'absolute',
  bottom: '4%',
  insetInlineStart: '3.5%',
  display: 'grid',
  placeItems: 'center',
  width: '93%',
  aspectRatio: ratioOf(pictureShapes.category),
  color: vars.art.placeholderOnBackdrop,
  '@media': { [below.medium]: { insetInlineStart: '-2%', width: '104%', bottom: '2%' } },
});

/** Smaller on the smallest phones, so that the longest names stay whole. */
export const label = style({ fontWeight: 650, fontSize: 'min(17px, 4.6vw)', lineHeight: '24px' });
