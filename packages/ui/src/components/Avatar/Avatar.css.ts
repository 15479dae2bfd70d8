import { style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const disc = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  ...surface(color.highlightSoft, color.highlight),
});

/** The initials are as large as the disc allows. */
export const sizes = styleVariants({ 32: '32px', 40: '40px', 56: '56px', 96: '96px' }, (side) => [
  disc,
  { width: side, height: side, fontSize: `calc(${side} * .4)` },
]);

export const initials = style({ display: 'grid', fontWeight: 680, lineHeight: 1, letterSpacing: '.01em' });
