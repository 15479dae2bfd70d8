import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

/** Height of the logo; containers may set it. */
export const logoHeight = createVar();

const paint = {
  body: createVar(),
  accent: createVar(),
  thread: createVar(),
  word: createVar(),
  dot: createVar(),
};

const paintVars = (colors: typeof vars.logo.brand) => ({
  vars: {
    [paint.body]: colors.body,
    [paint.accent]: colors.accent,
    [paint.thread]: colors.thread,
    [paint.word]: colors.word,
    [paint.dot]: colors.dot,
  },
});

export const ground = styleVariants({ brand: paintVars(vars.logo.brand), inverse: paintVars(vars.logo.inverse) });

export const home = style({ display: 'inline-flex', flex: 'none', borderRadius: '8px', color: paint.word });
export const art = style({ width: 'auto', height: fallbackVar(logoHeight, '46px') });
export const fallback = style({ fontFamily: vars.font.display, fontWeight: 800, fontSize: '24px', lineHeight: '46px' });

/** The word is read: in a contrast theme it has the colour of the text around it. */
const asText = { '@media': { [forcedColors]: { fill: 'currentColor' } } } as const;

export const shape = styleVariants({
  body: { fill: paint.body },
  accent: { fill: paint.accent },
  thread: { fill: 'none', stroke: paint.thread, strokeLinecap: 'round' },
  word: { fill: paint.word, ...asText },
  dot: { fill: paint.dot, ...asText },
});
