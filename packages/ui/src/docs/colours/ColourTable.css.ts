import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** The table scrolls by itself where the window is narrow. */
export const frame = style({
  overflowX: 'auto',
  position: 'relative',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' } },
});

export const table = style([type.bodyS, { borderCollapse: 'collapse', width: '100%', textAlign: 'start' }]);

globalStyle(`${table} :is(th, td)`, {
  padding: '8px 12px',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
});

globalStyle(`${table} thead th`, { color: vars.color.textMuted });

export const role = style({ fontWeight: 640 });

export const code = style({ fontFamily: 'monospace', whiteSpace: 'nowrap' });

export const swatch = style({
  minWidth: '72px',
  height: '32px',
  borderRadius: vars.radius.badge,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});
