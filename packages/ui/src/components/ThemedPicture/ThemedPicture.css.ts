import { style } from '@vanilla-extract/css';
import { inTheme } from '../../styles/inTheme.ts';

export const light = style({});
export const dark = style({});

inTheme('light', dark, { display: 'none' });
inTheme('dark', light, { display: 'none' });
