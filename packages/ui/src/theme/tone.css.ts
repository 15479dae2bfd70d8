import { styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color } = vars;

/** Text colours by meaning. `inherit` is the default of every text component. */
export const tone = styleVariants({
  inherit: {},
  ink: { color: color.ink },
  ink2: { color: color.ink2 },
  ink3: { color: color.ink3 },
  money: { color: color.money },
  moneyStrong: { color: color.moneyStrong },
  marigold: { color: color.marigoldText },
  rani: { color: color.rani },
  danger: { color: color.danger },
  bandMuted: { color: color.bandMuted },
  nightMuted: { color: color.nightMuted },
});

export type ToneName = keyof typeof tone;
