import { style } from '@vanilla-extract/css';
import { inRtl } from '../../styles/inRtl.ts';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const swallowTail = 'polygon(0 0, 100% 0, calc(100% - 11px) 50%, 100% 100%, 0 100%)';
const mirroredTail = 'polygon(100% 0, 0 0, 11px 50%, 0 100%, 100% 100%)';

export const pennant = style({
  isolation: 'isolate',
  position: 'absolute',
  top: '16px',
  insetInlineStart: 0,
  maxWidth: '85%',
  paddingBlock: '4px',
  paddingInline: '14px 24px',
  // a thin edge, for art of the same colour
  ...surface(vars.color.onPennant, vars.color.onPennant),
  fontWeight: 640,
  fontSize: '14px',
  lineHeight: '20px',
  clipPath: swallowTail,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: '1.5px',
    insetInline: '0 3px',
    background: vars.color.pennant,
    clipPath: swallowTail,
  },
  selectors: { [`${inRtl}, ${inRtl}::before`]: { clipPath: mirroredTail } },
});
