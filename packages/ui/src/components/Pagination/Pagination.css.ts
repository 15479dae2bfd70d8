import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': { [below.medium]: { width: '100%', justifyContent: 'space-between', gap: 0 } },
});

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': { [below.medium]: { flex: 1, justifyContent: 'space-evenly', gap: 0 } },
});

export const page = style({
  minWidth: '44px',
  height: '44px',
  paddingInline: '6px',
  borderRadius: vars.radius.buttonSm,
  fontWeight: 600,
  textAlign: 'center',
  ':disabled': { cursor: 'progress' },
  selectors: {
    '&:not(:disabled):hover': { background: color.sunken },
    '&[aria-current]': { background: color.secondary, color: color.onSecondary },
    '&[aria-current]:not(:disabled):hover': { background: color.secondaryHover },
  },
  '@media': { [below.medium]: { minWidth: '38px' } },
});

export const gap = style({ minWidth: '28px', textAlign: 'center', fontWeight: 600 });
