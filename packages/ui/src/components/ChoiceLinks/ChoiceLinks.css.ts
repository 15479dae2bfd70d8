import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  // one row that scrolls
  '@media': { [below.medium]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '44px',
  paddingInline: '16px',
  borderRadius: '22px',
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  fontWeight: 600,
  fontSize: '15px',
  whiteSpace: 'nowrap',
  // the row would cut a ring around it
  ':focus-visible': { outlineOffset: '-5px' },
  ':hover': { background: color.highlightSoft },
  selectors: {
    '&[aria-current]': { background: color.secondary, color: color.onSecondary, boxShadow: 'none' },
  },
});
