import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { panel } from '../Popover/Popover.css.ts';

const { color } = vars;

export const menu = style([
  panel,
  {
    minWidth: '208px',
    maxWidth: 'min(320px, calc(100vw - 16px))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    padding: space.s,
  },
]);

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: '10px 12px 6px',
  color: color.textMuted,
  fontWeight: 640,
  fontSize: '14px',
  lineHeight: '20px',
});

export const divider = style({ display: 'flex', padding: '7px 12px' });

const anyItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: '44px',
  paddingInline: '12px',
  paddingBlock: '6px',
  borderRadius: vars.radius.buttonSm,
  fontWeight: 560,
  fontSize: '16px',
  lineHeight: '22px',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // pointer and keys move the focus
    '&[data-highlighted]': { background: color.highlightSoft, boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}` },
    // a ring around it would lie on its neighbours
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-highlighted]:active': { boxShadow: `inset 0 0 0 2.5px ${color.primaryBorder}` },
    '&[data-state="open"]': { background: color.highlightSoft },
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
});

export const item = styleVariants({
  neutral: [anyItem],
  danger: [anyItem, { selectors: { '&:not([data-disabled])': { color: color.danger } } }],
});

export const words = style({ flex: 1, minWidth: 0 });

export const arrow = style({ display: 'inline-flex', color: color.textMuted });

export const bead = style({ width: '8px', height: '8px', borderRadius: '50%', background: 'currentColor' });
