import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  cursor: 'pointer',
});

export const cell = style({ position: 'relative', display: 'inline-grid', flex: 'none' });

export const box = style({
  width: '22px',
  height: '22px',
  margin: 0,
  appearance: 'none',
  borderRadius: `calc(${vars.radius.badge} - 2px)`,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  cursor: 'inherit',
  // the system draws it, with its tick
  '@media': { [forcedColors]: { appearance: 'auto', outline: 'none' } },
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    '&:checked, &:indeterminate': { background: color.money, boxShadow: 'none' },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&:disabled': { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.border}` },
  },
});

export const tick = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  color: color.surface,
  pointerEvents: 'none',
  selectors: { [`${box}:is(:checked, :indeterminate) + &`]: { display: 'grid' } },
  '@media': { [forcedColors]: { display: 'none !important' } },
});
