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

const sign = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '22px',
  height: '22px',
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
} as const;
const chosen = { background: color.money, color: color.surface, boxShadow: 'none' } as const;

/** What tells whether an item is chosen: a box with a tick, or a ring with a bead. */
export const box = style({
  ...sign,
  borderRadius: `calc(${vars.radius.badge} - 2px)`,
  selectors: { '[aria-checked="true"] > &': chosen },
});
export const ring = style({
  ...sign,
  borderRadius: '50%',
  selectors: { '[aria-checked="true"] > &': chosen },
});

export const bead = style({ width: '8px', height: '8px', borderRadius: '50%', background: 'currentColor' });
