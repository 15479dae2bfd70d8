import { style } from '@vanilla-extract/css';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const targets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { [below.medium]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  width: '100%',
  minHeight: '44px',
  padding: '4px 14px',
  borderRadius: vars.radius.buttonSm,
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  fontWeight: 600,
  fontSize: '15px',
  lineHeight: '20px',
  transition: `background-color 160ms ${ease}`,
  ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
});
