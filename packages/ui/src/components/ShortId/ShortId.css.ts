import { style } from '@vanilla-extract/css';

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', whiteSpace: 'nowrap' });

/** The margins keep a line of text as high as without the button. */
export const copy = style({ display: 'inline-flex', marginBlock: '-12px' });
