import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Height of the logo art; set by containers that shrink. */
export const logoHeight = createVar();

const clothColour = createVar();
const threadColour = createVar();
const wordColour = createVar();
const dotColour = createVar();

// art keeps its own palette (design language, section 8)
const onMarigold = {
  [clothColour]: '#2A1029',
  [threadColour]: '#F6A91B',
  [wordColour]: '#2A1029',
  [dotColour]: '#C2185B',
};
const onNight = {
  [clothColour]: '#F6A91B',
  [threadColour]: '#8C0E44',
  [wordColour]: '#FFF6E4',
  [dotColour]: '#F6A91B',
};

const dark = ':root[data-theme="dark"] &';
const systemDark = ':root:not([data-theme]) &';

export const ground = styleVariants({
  night: { vars: onNight },
  field: {
    vars: onMarigold,
    selectors: { [dark]: { vars: onNight } },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { [systemDark]: { vars: onNight } } } },
  },
});

export const home = style({ display: 'inline-flex', flex: 'none', borderRadius: '8px', color: vars.color.fieldInk });
export const art = style({ width: 'auto', height: fallbackVar(logoHeight, '46px') });

export const frill = style({ fill: '#C2185B' });
export const cloth = style({ fill: clothColour });
export const thread = style({ fill: 'none', stroke: threadColour });
export const word = style({ fill: wordColour });
export const dot = style({ fill: dotColour });
