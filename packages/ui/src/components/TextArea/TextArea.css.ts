import { style } from '@vanilla-extract/css';

export const area = style({ display: 'block', paddingBlock: '11px', resize: 'vertical' });
