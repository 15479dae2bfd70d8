import { globalStyle, style } from '@vanilla-extract/css';

export const light = style({});
export const dark = style({});

const hidden = { display: 'none' };

globalStyle(`:root[data-theme="light"] ${dark}, :root[data-theme="dark"] ${light}`, hidden);
globalStyle(`:root:not([data-theme]) ${dark}`, { '@media': { '(prefers-color-scheme: light)': hidden } });
globalStyle(`:root:not([data-theme]) ${light}`, { '@media': { '(prefers-color-scheme: dark)': hidden } });
