import { style } from '@vanilla-extract/css';

export const title = style({ gridArea: 'title' });
export const text = style({ gridArea: 'text' });
