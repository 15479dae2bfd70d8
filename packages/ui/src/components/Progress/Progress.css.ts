import { style } from '@vanilla-extract/css';
import { forcedChoice, forcedColors, surfaceEdge } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const round = '999px';

export const progress = style({ display: 'grid', gap: '6px', minWidth: 0 });

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', color: color.textMuted });

export const bar = style({
  appearance: 'none',
  width: '100%',
  height: '10px',
  border: 0,
  borderRadius: round,
  overflow: 'hidden',
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  ...surfaceEdge,
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::-webkit-progress-value': forcedChoice,
        '&::-moz-progress-bar': forcedChoice,
      },
    },
  },
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.secondary, borderRadius: round },
    '&::-moz-progress-bar': { background: color.secondary, borderRadius: round },
  },
});
