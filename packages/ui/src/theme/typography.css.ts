import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { below } from './scale.ts';
import { vars } from './vars.css.ts';

/** `size` and `line` in px; `small` is for 600 px and below. */
function display(weight: number, size: number, line: number, small = { size, line }): StyleRule {
  return {
    fontFamily: vars.font.display,
    fontWeight: weight,
    fontSize: `${size}px`,
    lineHeight: `${line}px`,
    letterSpacing: '-.005em',
    '@media': { [below.medium]: { fontSize: `${small.size}px`, lineHeight: `${small.line}px` } },
  };
}

function text(weight: number, size: number, line: number): StyleRule {
  return { fontFamily: vars.font.text, fontWeight: weight, fontSize: `${size}px`, lineHeight: `${line}px` };
}

/** The type scale (docs/product/design.md#type). Headings and money use the display font, the rest the text font. */
export const type = styleVariants({
  displayXl: { ...display(800, 56, 60, { size: 40, line: 44 }), textWrap: 'balance' },
  displayL: { ...display(800, 44, 50, { size: 34, line: 39 }), textWrap: 'balance' },
  h1: display(800, 34, 40, { size: 26, line: 32 }),
  h1Detail: display(800, 37, 43, { size: 26, line: 31 }),
  h2: display(800, 26, 32),
  h3: display(740, 21, 26),
  offer: display(760, 21, 25),
  figureXl: display(800, 50, 58),
  figureL: display(800, 38, 40, { size: 31, line: 34 }),
  figureS: display(800, 21, 26),
  bodyL: text(430, 18, 27),
  prose: text(430, 17, 27),
  body: text(430, 16, 24),
  label: text(600, 15, 20),
  cardTitle: text(640, 17, 24),
  storeName: text(680, 18, 24),
  reward: text(720, 16.5, 24),
  bodyS: text(430, 14, 20),
  tableHead: text(620, 14.5, 18),
  mark: text(600, 14, 20),
  badge: text(600, 13, 16),
  termsTag: text(560, 12.5, 16),
});

export type TypeName = keyof typeof type;
