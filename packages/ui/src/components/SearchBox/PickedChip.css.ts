import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  gap: '8px',
  minWidth: 0,
  height: '44px',
  paddingInlineStart: '8px',
  borderRadius: '12px',
  background: color.highlightSoft,
  boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}`,
  fontWeight: 620,
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const picture = styleVariants({
  mark: { flex: 'none', width: '28px', height: '28px', borderRadius: '22%' },
  card: { flex: 'none', width: '40px', height: '25px', borderRadius: '4px', objectFit: 'cover' },
});
