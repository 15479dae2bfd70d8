import { style } from '@vanilla-extract/css';

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', whiteSpace: 'nowrap' });

/** Above a link that covers the row. The margins keep a line of text as high as without the button. */
export const copy = style({ position: 'relative', zIndex: 1, display: 'inline-flex', marginBlock: '-12px' });
