import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const text = style({ display: 'block', color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  // a finger that moves the thumb does not scroll the page
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 } },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1 } } } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: '8px',
  borderRadius: '4px',
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  overflow: 'hidden',
  '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
});

export const range = style({
  position: 'absolute',
  height: '100%',
  background: color.secondary,
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});

/** A bead on the cord. */
export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '26px',
  height: '26px',
  borderRadius: '13px',
  background: color.surface,
  boxShadow: `inset 0 0 0 7px ${color.secondary}, 0 0 0 1px ${color.borderStrong}`,
  cursor: 'grab',
  // as large as a finger
  '::after': { content: '', position: 'absolute', inset: '-9px' },
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&[data-disabled]': { cursor: 'inherit' },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 7px ${color.danger}, 0 0 0 1px ${color.danger}` },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      boxShadow: 'none',
      ':focus-visible': { outline: '3px solid Highlight' },
      selectors: { '&[data-disabled]': { background: 'GrayText' }, '&[aria-invalid]': { boxShadow: 'none' } },
    },
  },
});
