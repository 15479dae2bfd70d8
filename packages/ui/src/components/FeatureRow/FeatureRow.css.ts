import { globalStyle, style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.54fr) minmax(0, 1fr)',
  gap: space.x2,
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle(`${row} > :only-child`, { gridColumn: '1 / -1' });

/** As high as the panel beside it; alone as high as its picture. */
export const banner = style({
  width: '100%',
  minHeight: '300px',
  maxHeight: '384px',
  borderRadius: vars.radius.banner,
  overflow: 'clip',
  background: vars.color.sunken,
  '@media': {
    [below.wide]: { minHeight: 0, aspectRatio: '720 / 384' },
    [below.medium]: { borderRadius: vars.radius.bannerSmall },
  },
});

// keeps the row as high as the panel
globalStyle(`${banner} img`, { maxHeight: '384px' });
