import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const emphasised = ['hover', 'active', 'focus-visible'].map((state) => `&:${state}::before`).join();

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
  selectors: { [emphasised]: { insetBlock: '4px', background: color.promote } },
  '@media': {
    [forcedColors]: {
      '::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
      selectors: { [emphasised]: { background: 'Highlight' } },
    },
  },
});
