import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { withoutHas } from '../../styles/withoutHas.ts';
import { forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 });

export const label = style({ fontWeight: 600, fontSize: '15px', lineHeight: '20px', color: vars.color.text });

export const mark = style({ color: vars.color.danger });
export const note = style({ fontWeight: 430, color: vars.color.textMuted });

/** The box of a one-line control; the native element in it is transparent. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  paddingInline: '14px',
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    '&:has(:is(input, textarea):read-only)': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1.5px ${color.border}`,
    },
    '&:has(:disabled)': {
      background: color.sunken,
      color: color.textSubtle,
      boxShadow: `inset 0 0 0 1px ${color.border}`,
    },
    '&:has([aria-invalid])': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&:has(:is(input, select, textarea):focus-visible)': {
      boxShadow: `inset 0 0 0 2px ${color.focus}, 0 0 0 3px color-mix(in srgb, ${color.focus} 28%, transparent)`,
    },
  },
  // the button in a field opens a calendar that is not seen itself
  '@media': {
    [forcedColors]: {
      ...forcedEdge,
      selectors: { '&:has(:is(input, select, textarea):focus-visible)': { outline: '3px solid Highlight' } },
    },
  },
  ...withoutHas({ selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${color.focus}` } } }),
});

export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  fontSize: '16px',
  lineHeight: '24px',
  '::placeholder': { color: color.textSubtle, opacity: 1 },
  // the box shows the focus ring, and the edge in a contrast theme
  ':focus-visible': { outline: 'none' },
  '@media': { [forcedColors]: { outline: 'none' } },
});

export const affix = style({ display: 'inline-flex', flex: 'none', color: color.textMuted, fontWeight: 560 });
