import { globalStyle, style } from '@vanilla-extract/css';
import { contentVisibility } from '../../styles/contentVisibility.ts';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const near = style({ ...contentVisibility('420px'), '@media': { [below.medium]: contentVisibility('960px') } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '5fr 4fr 3fr',
  gap: space.x5,
  paddingTop: space.x4,
  '@media': {
    [below.wide]: { gridTemplateColumns: '1fr 1fr', gap: space.x3 },
    [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const brand = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.m });
export const about = style({ maxWidth: '270px', color: color.onInverseMuted });

export const contact = style({ display: 'flex', alignItems: 'center', gap: space.m, color: color.onInverse });
globalStyle(`${contact} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '36px' });

export const social = style({ display: 'flex', gap: '10px' });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${color.onInverseMuted}`,
  ':hover': { background: color.inverseBorder },
});

export const imprint = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  padding: `${space.x3} 0 ${space.x3}`,
  color: color.onInverseMuted,
  fontSize: '15px',
  '@media': { [below.medium]: { flexDirection: 'column', alignItems: 'flex-start', gap: space.s } },
});

globalStyle(`${imprint} > [aria-hidden]`, { '@media': { [below.medium]: { display: 'none' } } });

export const column = style({ display: 'flex', flexDirection: 'column', gap: space.l });

const twoColumns = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.x2 };

export const list = style({ '@media': { [below.medium]: twoColumns } });
export const wideList = style(twoColumns);

export const item = style({ color: vars.color.onInverseMuted });

globalStyle(`${item} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '36px' });
globalStyle(`${item} > a:hover`, { color: vars.color.onInverse });
