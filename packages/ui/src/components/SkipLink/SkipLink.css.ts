import { globalStyle, style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const skip = style({
  position: 'fixed',
  // above the header, below dialogs
  zIndex: 31,
  insetBlockStart: space.s,
  insetInlineStart: space.s,
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius.button,
  ...surface(vars.color.inverse, vars.color.onInverse),
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
});

// the whole page has the focus then: a ring around it would say nothing
globalStyle('main[tabindex="-1"]', { outline: 'none' });
