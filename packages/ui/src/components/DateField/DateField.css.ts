import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const native = style({ position: 'relative' });

globalStyle(`${native} input[data-empty]`, { color: vars.color.textSubtle });

// a click anywhere in the box opens the picker; our icon replaces the native one
globalStyle(`${native} input::-webkit-calendar-picker-indicator`, {
  position: 'absolute',
  inset: 0,
  width: 'auto',
  height: 'auto',
  opacity: 0,
  cursor: 'pointer',
});
