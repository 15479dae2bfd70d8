import { globalStyle, style } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space.l });

const twoColumns = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.x2 };

export const list = style({ '@media': { [below.medium]: twoColumns } });
export const wideList = style(twoColumns);

export const item = style({ color: vars.color.onInverseMuted });

globalStyle(`${item} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '36px' });
globalStyle(`${item} > a:hover`, { color: vars.color.onInverse });
