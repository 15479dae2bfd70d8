import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { ease, stillMotion } from '../../theme/scale.ts';
import { sewn } from '../../theme/sewn.ts';
import { vars } from '../../theme/vars.css.ts';
import { step } from './Timeline.css.ts';
import { coinSide } from './threadSize.ts';

const { color } = vars;

const draw = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } });

const anyRun = style({
  position: 'absolute',
  left: `calc(${coinSide} / 2 - 4px)`,
  top: `calc(${coinSide} - 2px)`,
  bottom: '-2px',
  width: '8px',
  animation: `${draw} 420ms ${ease} backwards`,
  selectors: {
    [`${step}:nth-child(2) > &`]: { animationDelay: '160ms' },
    [`${step}:nth-child(3) > &`]: { animationDelay: '320ms' },
    [`${step}:nth-child(4) > &`]: { animationDelay: '480ms' },
    [`${step}:last-child > &`]: { display: 'none' },
  },
  '@media': { [stillMotion]: { animation: 'none' } },
});

const stitches = { background: `${sewn(color.primaryBorder, '180deg')} 50% 0 / 3px 100% no-repeat` };
/** Pricked, not sewn yet. */
const holes = {
  background: `radial-gradient(circle, ${color.borderStrong} 2px, #0000 2.6px) 50% 0 / 8px 14px repeat-y`,
};

/** From a coin to the next. */
export const run = styleVariants({
  done: [anyRun, stitches],
  arrived: [anyRun, stitches],
  current: [anyRun, holes],
  upcoming: [anyRun, holes],
  cut: [anyRun, holes, { opacity: 0.5 }],
  missed: [anyRun, holes, { opacity: 0.5 }],
});
