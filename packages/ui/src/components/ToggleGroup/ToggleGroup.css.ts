import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedChoice, forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Draws the ring of the check in it, in the moment before a button gets the focus. */
export const frame = style({
  position: 'relative',
  marginBottom: space.s,
  borderRadius: vars.radius.field,
  selectors: {
    '&:last-child': { marginBottom: 0 },
    '&:has(> input:focus)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: '48px',
  minHeight: '44px',
  paddingInline: '14px',
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&[aria-pressed="true"]': { background: color.secondary, color: color.onSecondary, boxShadow: 'none' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [forcedColors]: {
      ...forcedEdge,
      selectors: {
        '&[aria-pressed="true"]': forcedChoice,
        '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: '2px' },
      },
    },
  },
});

/** Takes no room and no click. */
export const check = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, pointerEvents: 'none' });
