import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The link covers its nearest positioned ancestor, the card. */
export const cardLink = style({
  color: 'inherit',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit', zIndex: 1 },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
  },
});
