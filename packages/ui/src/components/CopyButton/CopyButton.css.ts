import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Looks like the text around it. What is around it has the size of a target. */
export const copyable = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  overflowWrap: 'inherit',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
