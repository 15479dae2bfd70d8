import { style } from '@vanilla-extract/css';
import { forcedChoice, forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

/** It does nothing without scripts. */
export const group = style({ minWidth: 0, '@media': { '(scripting: none)': { display: 'none' } } });

export const legend = style({ padding: 0 });

export const row = style({
  display: 'flex',
  padding: '3px',
  borderRadius: vars.radius.buttonSm,
  boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, currentColor 60%, transparent)',
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  // fills a container that is wider than its words
  flex: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '38px',
  paddingInline: '11px',
  borderRadius: '9px',
  fontWeight: 600,
  fontSize: '14px',
  lineHeight: '20px',
  cursor: 'pointer',
  '@media': { [forcedColors]: { ...forcedEdge, selectors: { '&:has(:checked)': forcedChoice } } },
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '&:has(:checked)': {
      background: 'color-mix(in srgb, currentColor 22%, transparent)',
      boxShadow: 'inset 0 0 0 1.5px currentColor',
    },
    // the standard focus ring is not visible on a dark background
    '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: '2px' },
  },
});
