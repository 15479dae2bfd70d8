import { style } from '@vanilla-extract/css';
import { card } from '../../styles/card.css.ts';
import { below, space } from '../../theme/scale.ts';
import { type } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  rowGap: space.m,
});

export const store = style([
  card,
  {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    flex: '0 1 300px',
    padding: '10px',
    paddingInlineEnd: '16px',
    '@media': { [below.medium]: { flexBasis: '100%' } },
  },
]);

export const name = style([type.storeName]);
export const reward = style([type.bodyS, { color: vars.color.money, fontWeight: 680 }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  justifyContent: 'space-between',
  columnGap: space.xl,
  rowGap: space.s,
  '@media': { [below.wide]: { flexBasis: '100%', justifyContent: 'flex-start' } },
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: space.s, minHeight: '28px' });
