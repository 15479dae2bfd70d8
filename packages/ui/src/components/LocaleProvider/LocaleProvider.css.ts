import { style } from '@vanilla-extract/css';

/** No box of its own: it is there for `lang` and `dir`. */
export const place = style({ display: 'contents' });
