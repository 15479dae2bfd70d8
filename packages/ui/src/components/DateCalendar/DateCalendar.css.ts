import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedChoice, forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** As high as most months. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '340px' });

export const months = style({ position: 'relative' });

export const nav = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '22px',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.highlightSoft },
    '&[aria-disabled]': { background: 'none', color: color.textSubtle, opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const caption = style({ paddingInline: '48px', marginBottom: '8px' });

export const lists = style({ display: 'flex', justifyContent: 'center', gap: '4px' });

export const select = style({
  minWidth: 0,
  height: '44px',
  paddingInline: '6px',
  border: 0,
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  fontWeight: 620,
  fontSize: '16px',
  cursor: 'pointer',
  ':hover': { background: color.highlightSoft },
  '@media': { [forcedColors]: forcedEdge },
});

export const grid = style({ width: '100%', tableLayout: 'fixed' });

export const weekday = style({
  height: '32px',
  padding: 0,
  color: color.textMuted,
  fontWeight: 560,
  fontSize: '13px',
  textAlign: 'center',
});

export const cell = style({ padding: '1px', textAlign: 'center' });

export const day = style({
  width: '100%',
  height: '42px',
  borderRadius: vars.radius.field,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.highlightSoft },
    '[data-today] > &': { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`, fontWeight: 700 },
    '[data-selected] > &': { background: color.secondary, color: color.onSecondary, fontWeight: 640 },
    '[data-disabled] > &': {
      background: 'none',
      color: color.textSubtle,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-today] > &': { outline: '1px solid ButtonText', outlineOffset: '-1px' },
        '[data-selected] > &': forcedChoice,
        '[data-disabled] > &': { color: 'GrayText' },
        '&:focus-visible': { outline: '3px solid Highlight', outlineOffset: '1px' },
      },
    },
  },
});
