import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/vars.css.ts';

export const textButton = style({
  // a target of 24 px that does not change the height of the line
  paddingBlock: '4px',
  marginBlock: '-4px',
  borderRadius: '4px',
  // in a sentence of a lighter colour, too
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1.5px',
  ':hover': { textDecorationThickness: '2.5px' },
  // it has a line; an edge would touch the letters
  '@media': { [forcedColors]: { outline: 'none' } },
});
