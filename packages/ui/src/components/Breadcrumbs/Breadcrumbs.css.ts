import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  gap: '7px',
  minHeight: '44px',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: '15px',
  lineHeight: '20px',
});

export const step = style({ display: 'flex', alignItems: 'center', gap: '7px', flex: 'none' });

export const current = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
