import { style } from '@vanilla-extract/css';
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
  borderRadius: '12px',
  color: color.nightMuted,
  fontWeight: 560,
  lineHeight: '20px',
  ':hover': { background: `color-mix(in srgb, ${color.nightInk} 8%, transparent)`, color: color.nightInk },
  ':focus-visible': { outlineColor: color.navActive, outlineOffset: '-3px' },
  selectors: {
    '&[data-current]': { color: color.nightInk, fontWeight: 620 },
    '&[aria-current], &[data-lit]': { background: color.navActive, color: color.onNavActive, fontWeight: 620 },
  },
});

export const logout = style({ marginTop: 'auto' });

export const foldedLabel = visuallyHidden;
