import { style } from '@vanilla-extract/css';

const isMember = ':root[data-session="member"] &';

export const visitor = style({ display: 'contents', selectors: { [isMember]: { display: 'none' } } });
export const member = style({ display: 'none', selectors: { [isMember]: { display: 'contents' } } });
