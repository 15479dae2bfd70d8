import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: '52px',
  padding: '4px 4px 4px 12px',
  borderRadius: vars.radius.field,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});

export const icon = style({ color: color.promote });

export const words = style({ flex: 1, minWidth: 0, display: 'grid' });

export const name = style({ fontWeight: 560, fontSize: '15px', lineHeight: '20px', ...oneLine });

export const facts = style({ color: color.textMuted, fontSize: '13px', lineHeight: '16px', ...oneLine });
