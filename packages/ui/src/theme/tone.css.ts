import { styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color } = vars;

/** Text colours by meaning. `inherit` is the default of every text component. */
export const tone = styleVariants({
  inherit: {},
  neutral: { color: color.text },
  muted: { color: color.textMuted },
  subtle: { color: color.textSubtle },
  money: { color: color.money },
  moneyStrong: { color: color.moneyStrong },
  highlight: { color: color.highlight },
  promote: { color: color.promote },
  danger: { color: color.danger },
  onFeatureMuted: { color: color.onFeatureMuted },
  onInverseMuted: { color: color.onInverseMuted },
});

export type ToneName = keyof typeof tone;
