import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const ground = createVar();
const thread = createVar();

export const niche = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  aspectRatio: '200 / 240',
  alignItems: 'end',
  justifyItems: 'center',
});

export const tones = styleVariants({
  neutral: { vars: { [ground]: color.artBackdrop, [thread]: color.primaryBorder } },
  money: { vars: { [ground]: color.moneySoft, [thread]: color.money } },
  promote: { vars: { [ground]: color.promoteSoft, [thread]: color.promote } },
  info: { vars: { [ground]: color.infoSoft, [thread]: color.info } },
});

export const arch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const wall = style({ fill: ground });

export const stitch = style({ fill: 'none', stroke: thread, strokeWidth: 2, strokeDasharray: '9 6', opacity: 0.75 });

export const product = style({ position: 'relative', width: '72%', paddingBottom: '6%' });
