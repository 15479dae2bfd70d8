import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '46px',
  paddingInline: '12px',
  borderRadius: vars.radius.field,
  color: color.onInverseMuted,
  fontWeight: 560,
  lineHeight: '20px',
  ':hover': { background: `color-mix(in srgb, ${color.onInverse} 8%, transparent)`, color: color.onInverse },
  ':focus-visible': { outlineColor: color.navActive, outlineOffset: '-3px' },
  selectors: {
    '&[data-current]': { color: color.onInverse, fontWeight: 620 },
    '&[aria-current], &[data-lit]': { background: color.navActive, color: color.onNavActive, fontWeight: 620 },
  },
});

export const theme = style({ marginTop: 'auto', paddingBlock: space.m, color: color.onInverseMuted });

export const logout = style({ marginTop: 'auto', selectors: { [`${theme} + &`]: { marginTop: 0 } } });

export const foldedLabel = visuallyHidden;
