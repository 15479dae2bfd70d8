import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { appear, moveStitches } from '../../theme/motion.css.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

export const waitingLine = style({
  display: 'none',
  position: 'fixed',
  zIndex: 100,
  insetInline: 0,
  top: 0,
  height: '4px',
  background: stitchLine(vars.color.primaryBorder),
  pointerEvents: 'none',
  // what is answered at once shows no line
  animation: `${appear} 100ms 150ms backwards, ${moveStitches} 500ms linear infinite`,
  selectors: { '[data-waiting] &': { display: 'block' } },
  '@media': { [forcedColors]: { borderTop: '4px dashed' } },
});
