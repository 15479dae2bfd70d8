import { style } from '@vanilla-extract/css';
import { type } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Each of the two parts stays whole where there is space for one of them only. */
export const line = style([
  type.bodyS,
  { display: 'flex', flexWrap: 'wrap', columnGap: '8px', lineHeight: '24px', color: vars.color.text },
]);

export const reward = style({ fontWeight: 680, color: vars.color.money });
