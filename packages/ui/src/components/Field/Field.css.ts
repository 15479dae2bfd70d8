import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 });

export const label = style({ fontWeight: 600, fontSize: '15px', lineHeight: '20px', color: vars.color.text });

export const mark = style({ color: vars.color.danger });
export const note = style({ fontWeight: 430, color: vars.color.textMuted });
