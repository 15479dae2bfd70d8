import { style } from '@vanilla-extract/css';

export const bannerLink = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  ':focus-visible': { outlineOffset: '-5px' },
});
