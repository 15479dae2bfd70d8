import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { logoHeight } from '../Logo/Logo.css.ts';

const { color } = vars;

export const sheet = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

export const head = style({
  vars: { [logoHeight]: '34px' },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '58px',
  paddingInline: '18px 8px',
  marginBottom: space.x2,
  background: color.brandSurface,
  color: color.onBrandSurface,
});

export const links = style({ paddingInline: space.l });

export const row = style({ borderBottom: `1px solid ${color.border}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '64px',
  borderRadius: '8px',
  fontWeight: 600,
  fontSize: '19px',
});

export const icon = style({ display: 'inline-flex', color: color.promote });
export const chevron = style({ display: 'inline-flex', marginInlineStart: 'auto', color: color.text });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  padding: `${space.x2} ${space.l}`,
});

export const art = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: 'auto',
  paddingInline: space.x3,
});
