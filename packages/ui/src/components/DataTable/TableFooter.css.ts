import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { asCards } from './tableRoom.css.ts';

export const range = style({ color: vars.color.ink2, fontSize: '15px' });

export const pager = style({
  marginInlineStart: 'auto',
  '@container': { [asCards]: { width: '100%', marginTop: space.s } },
});
