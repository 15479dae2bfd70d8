import { style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({ display: 'block', position: 'relative' });

export const chevron = style({
  display: 'inline-flex',
  transition: 'rotate 160ms',
  selectors: { '&[data-open]': { rotate: '180deg' } },
});

export const list = style({
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 6px)',
  insetInline: 0,
  padding: space.s,
  maxHeight: '320px',
  overflowY: 'auto',
  borderRadius: vars.radius.popover,
  ...panelSurface(color.surface),
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation.popover}`,
});

export const empty = style([list, { padding: '14px 20px', color: color.textMuted }]);

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  width: '100%',
  minHeight: '44px',
  padding: '6px 12px',
  borderRadius: '12px',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.highlightSoft },
    '&[data-active]': { background: color.highlightSoft, boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}` },
    '&[aria-selected="true"]': { fontWeight: 640 },
  },
});

export const detail = style({ color: color.textMuted, fontSize: '14px', lineHeight: '20px' });

export const optionLabel = style({ flex: 1, minWidth: 0 });
