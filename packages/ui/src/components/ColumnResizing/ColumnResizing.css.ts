import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** States in which the mark is larger. */
const touched = ':hover::before, &:active::before, &:focus-visible::before';

/** Half of it stands in the next head; as wide as a finger needs. */
export const handle = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: '-12px',
  width: '24px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '12px',
    insetInlineStart: '11px',
    width: '2px',
    borderRadius: '1px',
    background: color.borderStrong,
  },
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: '6px' },
  selectors: { [`&${touched}`]: { insetBlock: '4px', background: color.promote } },
  '@media': {
    [forcedColors]: {
      '::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
      selectors: { [`&${touched}`]: { background: 'Highlight' } },
    },
  },
});
