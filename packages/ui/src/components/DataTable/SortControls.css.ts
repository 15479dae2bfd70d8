import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { asCards } from './tableRoom.css.ts';

const { color } = vars;

export const controls = style({
  display: 'none',
  '@container': { [asCards]: { display: 'flex', gap: space.m } },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: '48px',
  paddingInline: '14px',
  borderRadius: vars.radius.field,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const caption = style({ flex: 'none', color: color.textMuted });

export const select = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  // reaches under the chevron, so that a press there opens it too
  margin: '0 -26px 0 0',
  padding: '0 26px 0 0',
  border: 0,
  background: 'none',
  appearance: 'none',
  // the frame shows the focus
  ':focus-visible': { outline: 'none' },
});

export const chevron = style({ display: 'inline-flex', pointerEvents: 'none' });
