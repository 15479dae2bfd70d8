import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const tint = (percent: number) => `color-mix(in srgb, ${vars.color.onBrandSurface} ${percent}%, transparent)`;

export const nav = style({ display: 'flex', flex: 'none', '@media': { [below.wide]: { display: 'none' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '14px',
  borderRadius: '12px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ':hover': { background: tint(6) },
  selectors: { '&[aria-current]': { background: tint(12) } },
});
