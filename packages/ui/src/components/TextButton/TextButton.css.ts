import { style } from '@vanilla-extract/css';

export const textButton = style({
  // 24 px of target without moving the line it stands in
  paddingBlock: '4px',
  marginBlock: '-4px',
  borderRadius: '4px',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1.5px',
  ':hover': { textDecorationThickness: '2.5px' },
});
