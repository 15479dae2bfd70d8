import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const timeLeft = style({ display: 'flex', alignItems: 'center', gap: '7px', minWidth: 0, minHeight: '36px' });

export const hourglass = style({ display: 'grid', flex: 'none', color: color.promote });

export const caption = style({ display: 'block', fontSize: '14px', lineHeight: '18px', color: color.textMuted });

export const value = style({
  display: 'block',
  fontWeight: 650,
  fontSize: '15px',
  lineHeight: '18px',
  color: color.text,
  whiteSpace: 'nowrap',
});

export const expired = style({
  padding: '4px 10px',
  borderRadius: vars.radius.badge,
  ...surface(color.dangerSoft, color.danger),
  fontWeight: 680,
  fontSize: '14px',
  lineHeight: '20px',
  letterSpacing: '.05em',
});
