import { style, styleVariants } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '56px',
  height: '56px',
  borderRadius: '50%',
});

export const marks = styleVariants({
  danger: [mark, { background: color.dangerSoft, color: color.danger }],
  warn: [mark, { background: color.highlightSoft, color: color.highlight }],
});

export const answers = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  gap: space.m,
  paddingTop: space.s,
  // the question is answered with the thumb
  '@media': { [below.medium]: { flexDirection: 'column', alignItems: 'stretch' } },
});
