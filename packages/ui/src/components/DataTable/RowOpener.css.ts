import { style } from '@vanilla-extract/css';
import { ease } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { asCards } from './tableRoom.css.ts';

const { color } = vars;

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  // the row is the target: it is the nearest positioned box around
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px', borderRadius: '6px' },
  },
  '@container': { [asCards]: { selectors: { '&:focus-visible::after': { borderRadius: vars.radius.card } } } },
});

/** Two lines, as the cell around would cut them; one on a card. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { [asCards]: { display: 'block' } },
});

export const chevron = style({
  flex: 'none',
  display: 'inline-flex',
  color: color.textSubtle,
  transition: `rotate 180ms ${ease}`,
  selectors: {
    '&[data-open]': { rotate: '180deg' },
    [`${opener}:hover > &:not([data-open])`]: { color: color.promote },
  },
});
