import { globalStyle, style } from '@vanilla-extract/css';
import { pictureShapes, ratioOf } from '../../theme/pictureShapes.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const strip = style({
  aspectRatio: ratioOf(pictureShapes.strip),
  borderRadius: vars.radius.banner,
  overflow: 'clip',
  // the words of a picture that does not load
  textIndent: '16px',
  background: vars.color.sunken,
  // phones show the left half, which has the words
  '@media': { [below.medium]: { aspectRatio: '358 / 126', borderRadius: vars.radius.bannerSmall } },
});
globalStyle(`${strip} img`, { objectPosition: 'left center' });
