import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '60px',
  padding: '6px 12px',
  borderRadius: vars.radius.button,
  selectors: {
    '&:hover': { background: color.highlightSoft },
    '&[aria-selected="true"]': {
      background: color.highlightSoft,
      boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}`,
    },
  },
});

export const image = styleVariants({
  mark: { flex: 'none', width: '44px', height: '44px', borderRadius: vars.radius.mark },
  card: { flex: 'none', width: '58px', height: '36px', borderRadius: '6px', objectFit: 'cover' },
});

export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const name = style({ fontWeight: 620, fontSize: '17px', lineHeight: '24px' });
export const detail = style({ color: color.textMuted, fontSize: '14px', lineHeight: '20px' });

export const match = style({
  background: 'none',
  color: color.promote,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
});

export const reward = style({
  marginInlineStart: space.s,
  color: color.money,
  fontWeight: 680,
  fontSize: '15.5px',
  lineHeight: '20px',
  textAlign: 'end',
});
